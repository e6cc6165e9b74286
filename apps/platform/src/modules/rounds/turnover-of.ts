import type { Tx } from "@perya/postgres";
import { lotteryTurnoverOf, lotteryVendors } from "../lottery/index.ts";
import { sumTurnover } from "./records.store.ts";

/** What a player validly turned over since then (until a time, which is left out), in ledger units. Of a lottery's rounds the ledger knows too little: what lost is open there, what was pushed looks won. */
export async function turnoverOf(
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
  until?: Temporal.Instant,
): Promise<bigint> {
  const rounds = await sumTurnover(tx, player, { since, until }, await lotteryVendors(tx));
  return rounds + (await lotteryTurnoverOf(tx, player, since, until));
}
