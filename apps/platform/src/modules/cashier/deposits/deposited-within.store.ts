import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/**
 * What a player paid in from a time until another, which is left out: deposits that were credited
 * and not charged back, fees included. Ledger units of the player's currency.
 */
export async function selectDepositedWithin(
  tx: Tx,
  player: bigint,
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<bigint> {
  const row = await tx.row<{ units: bigint }>(sql`
    select coalesce(sum(paid_units), 0)::int8 as units
    from deposit
    where player = ${player} and status = 'SUCCEEDED'
      and paid_at >= ${from.toString()}::timestamptz
      and paid_at < ${until.toString()}::timestamptz`);
  return row?.units ?? 0n;
}
