import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { BookUnits } from "./day-sums.store.ts";

/** What the ledger had come to when a day ended. Ledger units, trial and test accounts in. */
export interface ClosedBook {
  readonly currency: string;
  readonly book: string;
  readonly funds: bigint;
  readonly away: bigint;
  readonly held: bigint;
  readonly open: bigint;
  readonly ggrToDate: bigint;
}

/** A closed day's sums: digits by the name of the measure, without those that are 0. */
export interface ClosedSum {
  readonly currency: string;
  readonly book: string;
  readonly excluded: boolean;
  readonly sums: Readonly<Record<string, string>>;
  readonly open: bigint;
  readonly funds: bigint;
}

const KEY = sql`currency, book, excluded`;

/** What the ledger had come to at the end of closed days from one to another, both included. */
export function selectBooks(
  tx: Tx,
  brandId: bigint,
  from: string,
  to = from,
): Promise<(ClosedBook & { readonly day: string })[]> {
  return tx.rows(sql`
    select day::text, currency, book, funds, away, held, open, ggr_to_date as "ggrToDate"
    from report_closed_book
    where brand_id = ${brandId} and day between ${from}::date and ${to}::date
    order by day, currency, book`);
}

/** The sums of closed days from one to another, both included. */
export function selectSums(
  tx: Tx,
  brandId: bigint,
  from: string,
  to = from,
): Promise<(ClosedSum & { readonly day: string })[]> {
  return tx.rows(sql`
    select day::text, ${KEY}, sums, open, funds from report_closed_sum
    where brand_id = ${brandId} and day between ${from}::date and ${to}::date
    order by day, ${KEY}`);
}

export async function insertBooks(
  tx: Tx,
  brandId: bigint,
  day: string,
  books: readonly ClosedBook[],
): Promise<void> {
  const of = <Value>(read: (row: ClosedBook) => Value) => books.map(read);
  await tx.run(sql`
    insert into report_closed_book (
      brand_id, day, currency, book, funds, away, held, open, ggr_to_date
    )
    select ${brandId}, ${day}::date, * from unnest(
      ${of((row) => row.currency)}::text[], ${of((row) => row.book)}::text[],
      ${of((row) => row.funds)}::int8[], ${of((row) => row.away)}::int8[],
      ${of((row) => row.held)}::int8[], ${of((row) => row.open)}::int8[],
      ${of((row) => row.ggrToDate)}::int8[]
    )`);
}

export async function insertSums(
  tx: Tx,
  brandId: bigint,
  day: string,
  sums: readonly ClosedSum[],
): Promise<void> {
  const of = <Value>(read: (row: ClosedSum) => Value) => sums.map(read);
  await tx.run(sql`
    insert into report_closed_sum (brand_id, day, ${KEY}, sums, open, funds)
    select ${brandId}, ${day}::date, * from unnest(
      ${of((row) => row.currency)}::text[], ${of((row) => row.book)}::text[],
      ${of((row) => row.excluded)}::boolean[], ${of((row) => JSON.stringify(row.sums))}::jsonb[],
      ${of((row) => row.open)}::int8[], ${of((row) => row.funds)}::int8[]
    )`);
}

/** GGR of all days by the day that it refers to. */
export function selectOriginalTotals(tx: Tx, brandId: bigint): Promise<BookUnits[]> {
  return tx.rows(sql`
    select currency, book, sum(ggr)::int8 as units from report_original_day
    where brand_id = ${brandId}
    group by 1, 2`);
}

/** Adds a closed day's GGR to the days that it refers to. */
export async function addOriginals(
  tx: Tx,
  brandId: bigint,
  rows: readonly (BookUnits & { readonly refDay: string })[],
): Promise<void> {
  const of = <Value>(read: (row: (typeof rows)[number]) => Value) => rows.map(read);
  await tx.run(sql`
    insert into report_original_day as old (brand_id, ref_day, currency, book, ggr)
    select ${brandId}::int8, * from unnest(
      ${of((row) => row.refDay)}::date[], ${of((row) => row.currency)}::text[],
      ${of((row) => row.book)}::text[], ${of((row) => row.units)}::int8[]
    )
    on conflict (brand_id, ref_day, currency, book) do update set
      ggr = old.ggr + excluded.ggr`);
}
