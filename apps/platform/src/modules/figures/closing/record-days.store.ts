import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { TurnoverSource } from "../../turnover/index.ts";

/** What the record of turnover says of a day in a currency and book. Ledger units. */
export interface RecordDay {
  readonly currency: string;
  readonly book: string;
  readonly rounds: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly turnover: bigint;
  readonly freePayout: bigint;
}

interface OfBrand extends RecordDay {
  readonly brandId: bigint;
}

/** Up to which entry of a source this reading has come; undefined while another worker has it. */
export async function lockRecordPosition(
  tx: Tx,
  source: TurnoverSource,
): Promise<bigint | undefined> {
  const row = await tx.row<{ readTo: bigint }>(sql`
    select read_to as "readTo" from report_record_position
    where source = ${source}
    for update skip locked`);
  return row?.readTo;
}

/** Up to which entry of each source this reading has come; it stands still until the end. */
export function lockRecordPositions(tx: Tx): Promise<{ source: TurnoverSource; readTo: bigint }[]> {
  return tx.rows(sql`
    select source, read_to as "readTo" from report_record_position
    order by source
    for update`);
}

/** Forgets what the record says of the days that are not closed. */
export async function deleteOpenRecordDays(tx: Tx): Promise<void> {
  await tx.run(sql`
    delete from report_record_day said
    where not exists (
      select from report_closing closed
      where closed.brand_id = said.brand_id and closed.state = 'CLOSED' and closed.day >= said.day
    )`);
}

export async function selectRecordPosition(tx: Tx, source: TurnoverSource): Promise<bigint> {
  const row = await tx.row<{ readTo: bigint }>(sql`
    select read_to as "readTo" from report_record_position where source = ${source}`);
  return row?.readTo ?? 0n;
}

export async function updateRecordPosition(
  tx: Tx,
  source: TurnoverSource,
  readTo: bigint,
): Promise<void> {
  await tx.run(sql`
    update report_record_position set read_to = ${readTo} where source = ${source}`);
}

/** Entries of the record, added up by brand and UTC quarter-hour. */
export function sumRecord(
  tx: Tx,
  entries: Sql,
): Promise<(OfBrand & { readonly quarter: Temporal.Instant })[]> {
  return tx.rows(sql`
    select brand_id as "brandId", date_bin('15 min', at, 'epoch') as quarter, currency, book,
      sum(rounds)::int8 as rounds, sum(stake)::int8 as stake, sum(payout)::int8 as payout,
      sum(turnover)::int8 as turnover, sum(free_payout)::int8 as "freePayout"
    from (${entries}) entry
    group by 1, 2, 3, 4`);
}

/** Adds to what the record says of days. Rows of the same key are added up. */
export async function addRecordDays(
  tx: Tx,
  rows: readonly (OfBrand & { readonly day: string })[],
): Promise<void> {
  const of = <Value>(read: (row: (typeof rows)[number]) => Value) => rows.map(read);
  await tx.run(sql`
    insert into report_record_day as old (
      brand_id, day, currency, book, rounds, stake, payout, turnover, free_payout
    )
    select brand_id, day, currency, book, sum(rounds), sum(stake), sum(payout), sum(turnover),
      sum(free_payout)
    from unnest(
      ${of((row) => row.brandId)}::int8[], ${of((row) => row.day)}::date[],
      ${of((row) => row.currency)}::text[], ${of((row) => row.book)}::text[],
      ${of((row) => row.rounds)}::int8[], ${of((row) => row.stake)}::int8[],
      ${of((row) => row.payout)}::int8[], ${of((row) => row.turnover)}::int8[],
      ${of((row) => row.freePayout)}::int8[]
    ) as given (brand_id, day, currency, book, rounds, stake, payout, turnover, free_payout)
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (brand_id, day, currency, book) do update set
      rounds = old.rounds + excluded.rounds, stake = old.stake + excluded.stake,
      payout = old.payout + excluded.payout, turnover = old.turnover + excluded.turnover,
      free_payout = old.free_payout + excluded.free_payout`);
}

/** What the record says of a brand's day. */
export function selectRecordDay(tx: Tx, brandId: bigint, day: string): Promise<RecordDay[]> {
  return tx.rows(sql`
    select currency, book, rounds, stake, payout, turnover, free_payout as "freePayout"
    from report_record_day
    where brand_id = ${brandId} and day = ${day}::date`);
}
