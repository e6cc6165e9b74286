import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { PlayedRecord } from "@perya/wallet-protocol";

/** Lets one process at a time book the records of a vendor. False when another does. */
export async function holdRecords(tx: Tx, vendor: number, operatorId: string): Promise<boolean> {
  const name = `vendor records ${vendor} ${operatorId}`;
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

/** Those of some rounds of which a record could not be booked. */
export async function refusedRounds(
  tx: Tx,
  vendor: number,
  rounds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.rows<{ round: string }>(sql`
    select round from vendor_record_refused
    where vendor = ${vendor} and round = any (${rounds}::text[])`);
  return new Set(rows.map(({ round }) => round));
}

/** Keeps a record that could not be booked, for staff. */
export async function insertRefused(
  tx: Tx,
  vendor: number,
  record: PlayedRecord,
  why: string,
): Promise<void> {
  const written = JSON.stringify({ ...record, units: record.units.toString() });
  await tx.run(sql`
    insert into vendor_record_refused (vendor, transaction, round, record, why)
    values (${vendor}, ${record.transaction}, ${record.round}, ${written}::jsonb, ${why})
    on conflict do nothing`);
}

/** How many records of each vendor could not be booked. */
export function countRefused(tx: Tx): Promise<{ vendor: number; refused: bigint }[]> {
  return tx.rows(sql`
    select vendor, count(*) as refused from vendor_record_refused group by vendor`);
}
