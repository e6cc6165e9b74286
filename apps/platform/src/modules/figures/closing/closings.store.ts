import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { BrandDay } from "./brand-day.ts";

/** An identity of the reports that fails, and by how much: ledger units of a currency and book. */
export interface Break {
  readonly identity: "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7";
  /** What of it fails: a house account, a line or a measure; empty where there is only one. */
  readonly of: string;
  readonly currency: string;
  readonly book: string;
  readonly units: bigint;
}

/** A day that is over. */
export interface Closing extends BrandDay {
  readonly brandId: bigint;
  readonly state: "CLOSING" | "CLOSED" | "RED";
  readonly since: Temporal.Instant;
  /** Every transaction that began before the day's end has a lower number. */
  readonly readTo: bigint;
  /** Those that failed when it was tried last. */
  readonly breaks: readonly Break[];
  /** Of a closed day, in hex. */
  readonly hash: string | null;
}

type Row = Omit<Closing, "breaks"> & {
  readonly breaks: readonly (Omit<Break, "units"> & { readonly units: string })[];
};

const CLOSING = sql`
  brand_id as "brandId", day::text, state, starts_at as start, ends_at as "end", since,
  read_to as "readTo", breaks, encode(hash, 'hex') as hash`;

const readRow = ({ breaks, ...row }: Row): Closing => ({
  ...row,
  breaks: breaks.map(({ units, ...rest }) => ({ ...rest, units: BigInt(units) })),
});

/** A brand's last day that is over; undefined before the first. */
export async function selectLast(tx: Tx, brandId: bigint): Promise<Closing | undefined> {
  const row = await tx.row<Row>(sql`
    select ${CLOSING} from report_closing
    where brand_id = ${brandId}
    order by day desc limit 1`);
  return row && readRow(row);
}

/** A brand's last closed day; undefined before the first. */
export async function selectClosed(tx: Tx, brandId: bigint): Promise<Closing | undefined> {
  const row = await tx.row<Row>(sql`
    select ${CLOSING} from report_closing
    where brand_id = ${brandId} and state = 'CLOSED'
    order by day desc limit 1`);
  return row && readRow(row);
}

/** A brand's days from one to another, both included, of those that are over; oldest first. */
export async function selectClosings(
  tx: Tx,
  brandId: bigint,
  from: string,
  to: string,
): Promise<Closing[]> {
  const rows = await tx.rows<Row>(sql`
    select ${CLOSING} from report_closing
    where brand_id = ${brandId} and day between ${from}::date and ${to}::date
    order by day`);
  return rows.map(readRow);
}

/** A day that is closed, and the end of all closed days. */
interface ClosedUntil {
  readonly brandId: bigint;
  /** The last closed one; whatever came before it is closed too. */
  readonly day: string;
  readonly end: Temporal.Instant;
}

/** Up to where the days of each brand are closed; none for a brand that has no closed day. */
export function selectClosedUntil(tx: Tx): Promise<ClosedUntil[]> {
  return tx.rows(sql`
    select distinct on (brand_id) brand_id as "brandId", day::text, ends_at as "end"
    from report_closing
    where state = 'CLOSED'
    order by brand_id, report_closing.day desc`);
}

/** A brand's day that is over and not closed yet, locked; undefined while others have it. */
export async function lockPending(tx: Tx, brandId: bigint): Promise<Closing | undefined> {
  const row = await tx.row<Row>(sql`
    select ${CLOSING} from report_closing
    where brand_id = ${brandId} and state <> 'CLOSED'
    order by day limit 1 for update skip locked`);
  return row && readRow(row);
}

/** How far the days of a brand are closed, and the one that is red. */
export interface DaysState {
  readonly brandId: bigint;
  /** The last closed day; null before the first. */
  readonly closed: string | null;
  readonly red: string | null;
}

/** How far the days of some brands are closed; none of a brand that has had no money. */
export function selectStates(tx: Tx, brands: readonly bigint[]): Promise<DaysState[]> {
  return tx.rows(sql`
    select brand_id as "brandId", closed.day::text as closed, red.day::text as red
    from unnest(${brands}::int8[]) as brand (brand_id)
    left join lateral (
      select day from report_closing
      where brand_id = brand.brand_id and state = 'CLOSED'
      order by day desc limit 1
    ) closed on true
    left join lateral (
      select day from report_closing where brand_id = brand.brand_id and state = 'RED' limit 1
    ) red on true
    where closed.day is not null or red.day is not null`);
}

/** The time that decides whether a day is over: that of the transaction, before all it reads. */
export async function selectNow(tx: Tx): Promise<Temporal.Instant> {
  const row = await tx.row<{ now: Temporal.Instant }>(sql`select now()`);
  if (!row) throw new Error("PostgreSQL does not tell the time");
  return row.now;
}

/** Lets a day close; another worker may have done so before. */
export async function insertClosing(
  tx: Tx,
  brandId: bigint,
  { day, start, end }: BrandDay,
  readTo: bigint,
): Promise<void> {
  await tx.run(sql`
    insert into report_closing (brand_id, day, state, starts_at, ends_at, read_to)
    values (
      ${brandId}, ${day}::date, 'CLOSING', ${start.toString()}::timestamptz,
      ${end.toString()}::timestamptz, ${readTo}
    )
    on conflict (brand_id, day) do nothing`);
}

/** The day is red, for these reasons. */
export async function updateRed(
  tx: Tx,
  { brandId, day }: Pick<Closing, "brandId" | "day">,
  breaks: readonly Break[],
): Promise<void> {
  const json = JSON.stringify(breaks.map((one) => ({ ...one, units: one.units.toString() })));
  await tx.run(sql`
    update report_closing
    set state = 'RED', breaks = ${json}::jsonb, since = clock_timestamp()
    where brand_id = ${brandId} and day = ${day}::date`);
}

/** A red day is tried again; why it was red stays with it until it is closed. */
export async function updateAgain(
  tx: Tx,
  { brandId, day }: Pick<Closing, "brandId" | "day">,
): Promise<void> {
  await tx.run(sql`
    update report_closing set state = 'CLOSING', since = clock_timestamp()
    where brand_id = ${brandId} and day = ${day}::date`);
}

export async function updateClosed(
  tx: Tx,
  { brandId, day }: Pick<Closing, "brandId" | "day">,
  hash: Uint8Array,
): Promise<void> {
  await tx.run(sql`
    update report_closing
    set state = 'CLOSED', hash = ${hash}, breaks = '[]', since = clock_timestamp()
    where brand_id = ${brandId} and day = ${day}::date`);
}
