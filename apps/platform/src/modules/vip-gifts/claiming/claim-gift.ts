import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { RewardReader, RewardRefusal } from "../../../reward-source.ts";
import { giveReward } from "../../promotions/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { lockGift, moveGift } from "../gifts.store.ts";

/**
 * Pays a player's gift, in one transaction with its state: of two claims at once one is paid, and
 * none after its time. Where it is refused the caller rolls its transaction back.
 */
export async function claimGift(
  tx: Tx,
  wallet: Wallet,
  { player, brand, id }: Pick<RewardReader, "player" | "brand"> & { readonly id: string },
): Promise<Result<void, RewardRefusal>> {
  const gift = await lockGift(tx, player.id, id);
  if (!gift || gift.status === "VOIDED") return refuse("NOT_FOUND");
  if (gift.status === "CLAIMED") return refuse("REWARD_CLAIMED");
  if (gift.status === "EXPIRED" || gift.isOver) return refuse("REWARD_LATE");
  await moveGift(tx, gift, "CLAIMED", { actor: "player" });
  const { units, playTimes: times } = gift;
  const reward = { brand, player, key: id, reason: id, units, times };
  const paid = await giveReward(tx, wallet, reward);
  if (paid.ok) return ok(undefined);
  return refuse(paid.refusal === "BALANCE_LIMIT" ? "OWN_LIMIT" : "REWARD_BARRED");
}
