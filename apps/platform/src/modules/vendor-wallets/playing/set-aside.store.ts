import { createHash } from "node:crypto";
import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import type { WrittenRecord } from "@perya/wallet-protocol";
import type { Holder } from "../movement.ts";

/** A record set aside waits, was booked later, or was closed by staff as one that never will be. */
export const RECORD_STATES = ["WAITING", "BOOKED", "CLOSED"] as const;

/** A record that could not be booked when it came. */
export interface SetAside {
  readonly id: bigint;
  readonly vendor: number;
  readonly transaction: string;
  /** Null where it can't be read. */
  readonly round: string | null;
  readonly brandId: bigint | null;
  readonly playerName: string | null;
  readonly playerRef: string | null;
  /** As the vendor wrote it. */
  readonly written: string;
  readonly why: string;
  readonly status: (typeof RECORD_STATES)[number];
  readonly tries: number;
  readonly at: Temporal.Instant;
  readonly triedAt: Temporal.Instant;
}

const COLUMNS = raw(`
  id, vendor, transaction, round, brand_id as "brandId", player_name as "playerName",
  player_ref as "playerRef", written, why, status, tries, at, tried_at as "triedAt"`);

/** Those of some rounds of which a record waits. */
export async function refusedRounds(
  tx: Tx,
  vendor: number,
  rounds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.rows<{ round: string }>(sql`
    select round from vendor_record_refused
    where vendor = ${vendor} and round = any (${rounds}::text[]) and status = 'WAITING'`);
  return new Set(rows.map(({ round }) => round));
}

/**
 * Sets a record aside, for staff. One that comes again is kept as it is written now, so that a
 * vendor can correct what could not be read.
 */
export async function setAside(
  tx: Tx,
  vendor: number,
  { written, transaction, round, user }: WrittenRecord,
  of: Pick<Holder, "brandId" | "username"> | undefined,
  why: string,
): Promise<void> {
  const key = transaction ?? `unread:${createHash("sha256").update(written).digest("hex")}`;
  await tx.run(sql`
    insert into vendor_record_refused (
      vendor, transaction, round, brand_id, player_name, player_ref, written, why
    )
    values (
      ${vendor}, ${key}, ${round}, ${of?.brandId ?? null}, ${of?.username ?? null}, ${user},
      ${written}, ${why}
    )
    on conflict (vendor, transaction) do update
    set round = excluded.round, brand_id = excluded.brand_id, player_name = excluded.player_name,
      player_ref = excluded.player_ref, written = excluded.written, why = excluded.why,
      tries = vendor_record_refused.tries + 1, tried_at = now()
    where vendor_record_refused.status = 'WAITING'`);
}

/** What waits of some rounds, in the order in which it came. */
export function waitingOf(tx: Tx, vendor: number, rounds: readonly string[]): Promise<SetAside[]> {
  return tx.rows(sql`
    select ${COLUMNS} from vendor_record_refused
    where vendor = ${vendor} and round = any (${rounds}::text[]) and status = 'WAITING'
    order by id`);
}

/** Notes how another try went: booked for null, or why it was not. */
export async function noteTried(tx: Tx, id: bigint, why: string | null): Promise<void> {
  await tx.run(sql`
    update vendor_record_refused
    set status = case when ${why}::text is null then 'BOOKED' else status end,
      why = coalesce(${why}, why), tries = tries + 1, tried_at = now()
    where id = ${id}`);
}

/** Notes that a record will never be booked. */
export async function noteClosed(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update vendor_record_refused set status = 'CLOSED' where id = ${id}`);
}

/** What staff narrow the records to; null does not narrow. */
export interface RecordFilter {
  readonly brandId: bigint | null;
  readonly status: SetAside["status"] | null;
  readonly player: string | null;
}

/** Records that a filter lets through, newest first, and one more when there is another page. */
export function pageSetAside(
  tx: Tx,
  { brandId, status, player }: RecordFilter,
  pageNo: number,
  pageSize: number,
): Promise<SetAside[]> {
  return tx.rows(sql`
    select ${COLUMNS} from vendor_record_refused
    where (${brandId}::bigint is null or brand_id = ${brandId})
      and (${status}::text is null or status = ${status})
      and (${player}::text is null or player_ref = ${player} or player_name = lower(${player}))
      ${status === "WAITING" ? raw("and status = 'WAITING'") : raw("")}
    order by id desc
    limit ${pageSize + 1} offset ${(pageNo - 1) * pageSize}`);
}

/** A record that staff of a brand, or of the house for null, may see; locked if asked. */
export function findSetAside(
  tx: Tx,
  id: bigint,
  brandId: bigint | null,
  locked: boolean,
): Promise<SetAside | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from vendor_record_refused
    where id = ${id} and (${brandId}::bigint is null or brand_id = ${brandId})
    ${locked ? raw("for update") : raw("")}`);
}

/** How many records of each vendor wait. */
export function countWaiting(
  tx: Tx,
  brandId: bigint | null,
): Promise<{ vendor: number; waiting: bigint }[]> {
  return tx.rows(sql`
    select vendor, count(*) as waiting from vendor_record_refused
    where status = 'WAITING' and (${brandId}::bigint is null or brand_id = ${brandId})
    group by vendor
    order by vendor`);
}
