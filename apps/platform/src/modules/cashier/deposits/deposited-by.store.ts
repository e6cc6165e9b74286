import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/**
 * What some players have paid in, in all: deposits that were credited and not charged back, fees
 * included. Ledger units of each one's currency; none for a player without a deposit.
 */
export async function selectDepositedBy(
  tx: Tx,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await tx.rows<{ player: bigint; units: bigint }>(sql`
    select player, sum(paid_units)::int8 as units
    from deposit
    where player = any (${players}::int8[]) and status = 'SUCCEEDED'
    group by player`);
  return new Map(rows.map(({ player, units }) => [player, units]));
}
