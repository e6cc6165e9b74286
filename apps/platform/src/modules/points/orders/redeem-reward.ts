import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../../secrets/public-id.ts";
import type { Player } from "../../players/index.ts";
import { appendEntry } from "../ledger/append-entry.ts";
import { lockAccount } from "../ledger/ledger.store.ts";
import { maySpend } from "../may-spend.ts";
import type { PointsRefusal } from "../refusals.ts";
import { wordsIn, type Reward } from "../rewards/reward.ts";
import { changeStock, lockReward } from "../rewards/rewards.store.ts";
import type { Address, Order } from "./order.ts";
import { countPieces, insertOrder, orderByKey } from "./orders.store.ts";

export interface RedeemRequest {
  readonly player: Player;
  /** The player's VIP level. */
  readonly vipLevel: number;
  /** Public id of the reward. */
  readonly reward: string;
  readonly quantity: number;
  /** The price for one that the player was shown, in points. */
  readonly price: bigint;
  readonly address: Address | null;
  readonly key: string;
}

/**
 * Redeems a reward: points and stock are taken at once, and the order waits for staff. Of two who
 * ask for the last piece at the same time one gets it. Repeating a key answers the same order. The
 * caller has checked the password.
 */
export async function redeemReward(
  tx: Tx,
  { player, vipLevel, reward: publicId, quantity, price, address, key }: RedeemRequest,
): Promise<Result<Order, PointsRefusal>> {
  await lockAccount(tx, player.id, player.brandId);
  const earlier = await orderByKey(tx, player.id, key);
  const reward = await lockReward(tx, publicId);
  if (earlier)
    return earlier.reward === reward?.id && earlier.quantity === quantity
      ? ok(earlier)
      : refuse("KEY_REUSED");
  if (!(await maySpend(tx, player.id))) return refuse("POINTS_BLOCKED");
  if (!reward || !isFor(reward, player)) return refuse("REWARD_GONE");
  if (reward.vipLevel > vipLevel) return refuse("VIP_NEEDED");
  if (reward.price !== price) return refuse("PRICE_CHANGED");
  if (reward.stock < BigInt(quantity)) return refuse("OUT_OF_STOCK");
  if (reward.perMember !== null) {
    const pieces = await countPieces(tx, player.id, reward.id);
    if (pieces + BigInt(quantity) > BigInt(reward.perMember)) return refuse("MEMBER_LIMIT");
  }
  if (reward.kind === "PHYSICAL" && address === null) return refuse("ADDRESS_NEEDED");

  const order = orderOf(reward, player, quantity);
  const spent = await appendEntry(tx, {
    player: player.id,
    brandId: player.brandId,
    kind: "REDEEM",
    change: -order.points,
    quantity,
    ref: order.publicId,
    remark: wordsIn(reward, []).title,
  });
  if (!spent.ok) return spent;
  await changeStock(tx, reward.id, -BigInt(quantity));
  const sentTo = reward.kind === "PHYSICAL" ? address : null;
  return ok(await insertOrder(tx, { ...order, address: sentTo, key }));
}

/** Whether a reward is on offer to a player: a credit is of one currency. */
function isFor(reward: Reward, { brandId, currency }: Player): boolean {
  const { kind } = reward;
  return (
    reward.brandId === brandId &&
    reward.offered &&
    (kind === "PHYSICAL" || reward.currency === currency)
  );
}

function orderOf(reward: Reward, player: Player, quantity: number) {
  const { id, kind, language, words, picture, price, units, currency } = reward;
  const pieces = BigInt(quantity);
  return {
    publicId: newPublicId("po"),
    brandId: player.brandId,
    player: player.id,
    reward: id,
    kind,
    language,
    words,
    picture,
    quantity,
    points: price * pieces,
    units: units === null ? null : units * pieces,
    currency,
    book: player.book,
  };
}
