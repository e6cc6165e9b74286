import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Whether a deposit of a player's is neither paid in nor over. */
export async function hasOpenDeposit(tx: Tx, player: bigint): Promise<boolean> {
  const row = await tx.row<{ has: boolean }>(sql`
    select exists (
      select from deposit
      where player = ${player}
        and status not in (
          'SUCCEEDED', 'REVERSED', 'EXPIRED', 'CANCELLED', 'REJECTED', 'RETURNED', 'FAILED'
        )
    ) as has`);
  return row?.has ?? false;
}
