import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { StoredPart, Sums } from "../deciding/index.ts";
import type { LogEnd } from "../sums/index.ts";

/**
 * Keeps sums for the next one to load them, unless another keeps some at the same moment: nobody
 * waits for a row that only saves reading.
 */
export async function storeSums(tx: Tx, { player, seq }: LogEnd, sums: Sums): Promise<void> {
  await tx.run(sql`
    insert into wallet_sums (player, seq, day, week, month)
    select ${player}::int8, ${seq}::int8, ${flat(sums.window("day").stored())}::int8[],
      ${flat(sums.window("week").stored())}::int8[], ${flat(sums.window("month").stored())}::int8[]
    where pg_try_advisory_xact_lock(hashtextextended('wallet sums ' || ${player}::int8, 0))
    on conflict (player) do update
    set seq = excluded.seq, day = excluded.day, week = excluded.week, month = excluded.month
    where wallet_sums.seq < excluded.seq`);
}

function flat(stored: readonly StoredPart[]): string[] {
  return stored.flat().map(String);
}
