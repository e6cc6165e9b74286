import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Lets one process at a time book the records of a vendor. False when another does. */
export async function holdRecords(tx: Tx, vendor: number): Promise<boolean> {
  const name = `vendor records ${vendor}`;
  const row = await tx.row<{ held: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held`);
  return row?.held === true;
}

/** Up to where a vendor's records are booked; null for none yet. */
export async function cursorOf(tx: Tx, vendor: number, operatorId: string): Promise<string | null> {
  const row = await tx.row<{ cursor: string }>(sql`
    select cursor from vendor_record_cursor
    where vendor = ${vendor} and operator_id = ${operatorId}`);
  return row?.cursor ?? null;
}

export async function writeCursor(
  tx: Tx,
  vendor: number,
  operatorId: string,
  cursor: string,
): Promise<void> {
  await tx.run(sql`
    insert into vendor_record_cursor (vendor, operator_id, cursor)
    values (${vendor}, ${operatorId}, ${cursor})
    on conflict (vendor, operator_id) do update
    set cursor = excluded.cursor, pulled_at = now()`);
}

/** Notes that a vendor told its records, none that are new among them. */
export async function notePulled(
  tx: Tx,
  vendor: number,
  operatorId: string,
  cursor: string,
): Promise<void> {
  await tx.run(sql`
    insert into vendor_record_cursor (vendor, operator_id, cursor)
    values (${vendor}, ${operatorId}, ${cursor})
    on conflict (vendor, operator_id) do update set pulled_at = now()`);
}

/** When each vendor told its records last, by any of the names that it knows us by. */
export function lastPulled(tx: Tx): Promise<{ vendor: number; at: Temporal.Instant }[]> {
  return tx.rows(sql`
    select vendor, min(pulled_at) as at from vendor_record_cursor group by vendor order by vendor`);
}
