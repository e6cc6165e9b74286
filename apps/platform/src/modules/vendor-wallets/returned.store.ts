import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** How often money came back, and ledger units of all of it. */
interface Returned {
  readonly times: number;
  readonly units: bigint;
}

/**
 * What a player took back from vendors by pressing a button since an instant. What follows a game
 * by itself, or an exclusion, is not counted.
 */
export async function selectReturned(
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
): Promise<Returned> {
  const row = await tx.row<{ times: bigint; units: bigint }>(sql`
    select count(*) as times, coalesce(sum(units), 0)::int8 as units from vendor_movement
    where player = ${player}
      and direction = 'OUT'
      and cause in ('PLAYER', 'COLLECT')
      and status = 'DONE'
      and created_at > ${since.toString()}`);
  return { times: Number(row?.times ?? 0n), units: row?.units ?? 0n };
}
