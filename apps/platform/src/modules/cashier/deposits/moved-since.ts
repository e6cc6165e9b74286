import type { Tx } from "@perya/postgres";
import { paidOutSince } from "../../wallet/index.ts";
import { creditedSince } from "./deposit-sums.store.ts";

/** What a player paid in and was paid out since a time, in ledger units. */
export async function movedSince(tx: Tx, player: bigint, since: Temporal.Instant) {
  return {
    paidIn: await creditedSince(tx, player, since),
    paidOut: await paidOutSince(tx, player, since),
  };
}
