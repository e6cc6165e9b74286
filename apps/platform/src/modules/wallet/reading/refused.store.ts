import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { kindCode, statusCode } from "../kinds.ts";
import { seqAt } from "./entries.store.ts";

/** A bet that a cap or a law refused. */
export interface RefusedBet {
  /** Its stake, in ledger units. */
  readonly units: bigint;
  /** The name of the cap, or the rule of a law with its version. */
  readonly by: string;
}

/** The last bet of a player that a cap or a law refused since a time; undefined for none. */
export async function lastRefusedBet(
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
): Promise<RefusedBet | undefined> {
  const first = await seqAt(tx, player, since);
  return tx.row(sql`
    select units, note as by from wallet_entry
    where player = ${player}
      and seq >= ${first}
      and kind = ${kindCode("bet")}
      and status = ${statusCode("LIMIT_REACHED")}
      and note is not null
    order by seq desc limit 1`);
}

/** How many bets of a player the bounds of a bonus have refused since a time. */
export async function countRefusedByBonus(
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
): Promise<number> {
  const first = await seqAt(tx, player, since);
  const row = await tx.row<{ n: number }>(sql`
    select count(*)::int4 as n from wallet_entry
    where player = ${player}
      and seq >= ${first}
      and kind = ${kindCode("bet")}
      and status = ${statusCode("LIMIT_REACHED")}
      and note in ('bonusBet', 'bonusClosed')`);
  return row?.n ?? 0;
}
