import type { Tx } from "@perya/postgres";
import { lotteryTurnoverOf, lotteryVendors } from "../../lottery/index.ts";
import { sumTurnover } from "./records.store.ts";

/**
 * A player's valid turnover since a time (until another, excluded), in ledger units. The ledger
 * knows too little of lottery rounds: lost ones are open there, pushed ones look won.
 */
export async function turnoverOf(
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
  until?: Temporal.Instant,
): Promise<bigint> {
  const rounds = await sumTurnover(tx, player, { since, until }, await lotteryVendors(tx));
  return rounds + (await lotteryTurnoverOf(tx, player, since, until));
}
