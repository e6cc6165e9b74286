import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Brand } from "../../../brands/index.ts";
import { countsForLoyalty } from "../../../loyalty/index.ts";
import type { Player } from "../../../players/index.ts";
import { givePoints } from "../../../points/index.ts";
import { giveReward } from "../../../promotions/index.ts";
import type { Wallet } from "../../../wallet/index.ts";
import type { RaffleRefusal } from "../../refusals.ts";
import { wordsIn } from "../../words.ts";
import { lockWins, markClaimed, type Win } from "../drawing/wins.store.ts";
import { raffleByPublicId } from "../raffles.store.ts";

interface Claim {
  readonly player: Player;
  readonly brand: Brand;
  readonly publicId: string;
  /** The one draw whose prize is claimed; all of the player without it. */
  readonly draw?: number;
}

/**
 * Pays everything that a player's tickets have won in a raffle and that can still be claimed,
 * points and cash, in one transaction with its state: of two claims at once one is paid. Where it
 * is refused the caller rolls its transaction back. Locks are taken in the order: prizes, points,
 * play, money.
 */
export async function claimPrizes(
  tx: Tx,
  wallet: Wallet,
  { player, brand, publicId, draw: asked }: Claim,
): Promise<Result<readonly Win[], RaffleRefusal>> {
  const raffle = await raffleByPublicId(tx, publicId, brand.id);
  if (!raffle?.drawnAt) return refuse("NOT_FOUND");
  if (!countsForLoyalty(player, brand)) return refuse("REWARD_BARRED");
  const wins = (await lockWins(tx, raffle.id, player.id)).filter(
    ({ draw }) => asked === undefined || draw === asked,
  );
  const now = await readClock(tx);
  const open = wins.filter(
    ({ status, claimBy }) => status === "OPEN" && Temporal.Instant.compare(claimBy, now) > 0,
  );
  if (open.length === 0) return refuse(whyNone(wins));
  const about = { player: player.id, brandId: brand.id, remark: wordsIn(raffle, []).title };
  for (const { draw, points } of open)
    if (points > 0n) await givePoints(tx, { ...about, points, ref: `${publicId}:${draw}` });
  const reward = { brand, player, times: raffle.wagerTimes, reason: publicId };
  for (const { draw, cash } of open) {
    const key = `${publicId}:${draw}`;
    const paid = await giveReward(tx, wallet, { ...reward, key, units: cash });
    if (!paid.ok) return refuse(paid.refusal === "BALANCE_LIMIT" ? "OWN_LIMIT" : "REWARD_BARRED");
  }
  const draws = open.map(({ draw }) => draw);
  await markClaimed(tx, raffle.id, draws);
  return ok(open);
}

function whyNone(wins: readonly Win[]): RaffleRefusal {
  if (wins.length === 0) return "NO_PRIZE";
  return wins.some(({ status }) => status === "CLAIMED") ? "REWARD_CLAIMED" : "REWARD_LATE";
}
