import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/**
 * When a deposit was credited, and what was paid in ledger units; undefined for one that was not,
 * or was taken back.
 */
export function selectCredited(
  tx: Tx,
  publicId: string,
): Promise<{ readonly at: Temporal.Instant; readonly units: bigint } | undefined> {
  return tx.row(sql`
    select paid_at as at, paid_units as units from deposit
    where public_id = ${publicId} and status = 'SUCCEEDED'`);
}
