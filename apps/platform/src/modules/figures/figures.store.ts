import type { Tx } from "@perya/postgres";
import { join, raw, sql } from "@perya/postgres/sql";
import { MEASURE_NAMES, MEASURES, type Measures } from "./measures.ts";

interface Where {
  readonly brandId: bigint;
  readonly currency: string;
  readonly book: string;
  readonly excluded: boolean;
}

/** What is booked of one game, or with vendor 0 of the house's own entries. */
interface Booked extends Where, Measures {
  readonly vendorId: number;
  readonly gameCode: string;
  readonly category: string;
}

export interface DayRow extends Booked {
  /** ISO 8601, in the brand's zone. */
  readonly day: string;
  readonly playerId: bigint;
}

export interface QuarterRow extends Booked {
  /** Start of a UTC quarter-hour. */
  readonly quarter: string;
  /** What went from players to the vendor. */
  readonly moved: bigint;
}

const columns = Object.values(MEASURES);
const NAMES = raw(columns.join(", "));
const SUMS = raw(columns.map((name) => `${name} = old.${name} + excluded.${name}`).join(", "));
const ADDED = raw(
  MEASURE_NAMES.map((name) => `coalesce(sum(${MEASURES[name]}), 0)::int8 as "${name}"`).join(", "),
);

const arrays = (rows: readonly Measures[]) =>
  join(
    MEASURE_NAMES.map((name) => sql`${rows.map((row) => row[name])}::int8[]`),
    ", ",
  );

/** Adds to the days of players. Each row once. */
export async function addDays(tx: Tx, rows: readonly DayRow[]): Promise<void> {
  if (rows.length === 0) return;
  const of = <Value>(read: (row: DayRow) => Value) => rows.map(read);
  await tx.run(sql`
    insert into report_day as old (
      brand_id, day, ref_day, player_id, currency, book, excluded, vendor_id, game_code, category,
      ${NAMES}
    )
    select * from unnest(
      ${of((row) => row.brandId)}::int8[], ${of((row) => row.day)}::date[],
      ${of((row) => row.day)}::date[], ${of((row) => row.playerId)}::int8[],
      ${of((row) => row.currency)}::text[], ${of((row) => row.book)}::text[],
      ${of((row) => row.excluded)}::boolean[], ${of((row) => row.vendorId)}::int4[],
      ${of((row) => row.gameCode)}::text[], ${of((row) => row.category)}::text[], ${arrays(rows)}
    )
    on conflict (
      player_id, day, ref_day, vendor_id, game_code, category, brand_id, currency, book, excluded
    ) do update set
      ${SUMS}`);
}

/** Adds to the quarter-hours of games. Each row once. */
export async function addQuarters(tx: Tx, rows: readonly QuarterRow[]): Promise<void> {
  if (rows.length === 0) return;
  const of = <Value>(read: (row: QuarterRow) => Value) => rows.map(read);
  await tx.run(sql`
    insert into report_game_quarter as old (
      brand_id, quarter, currency, book, excluded, vendor_id, game_code, category, moved, ${NAMES}
    )
    select * from unnest(
      ${of((row) => row.brandId)}::int8[], ${of((row) => row.quarter)}::timestamptz[],
      ${of((row) => row.currency)}::text[], ${of((row) => row.book)}::text[],
      ${of((row) => row.excluded)}::boolean[], ${of((row) => row.vendorId)}::int4[],
      ${of((row) => row.gameCode)}::text[], ${of((row) => row.category)}::text[],
      ${of((row) => row.moved)}::int8[], ${arrays(rows)}
    )
    on conflict (
      brand_id, quarter, vendor_id, game_code, category, currency, book, excluded
    ) do update set
      moved = old.moved + excluded.moved, ${SUMS}`);
}

export interface OpenRow extends Where {
  readonly units: bigint;
}

/** Adds to what is open. Each row once. */
export async function addOpen(tx: Tx, rows: readonly OpenRow[]): Promise<void> {
  if (rows.length === 0) return;
  const of = <Value>(read: (row: OpenRow) => Value) => rows.map(read);
  await tx.run(sql`
    insert into report_open as old (brand_id, currency, book, excluded, units)
    select * from unnest(
      ${of((row) => row.brandId)}::int8[], ${of((row) => row.currency)}::text[],
      ${of((row) => row.book)}::text[], ${of((row) => row.excluded)}::boolean[],
      ${of((row) => row.units)}::int8[]
    )
    on conflict (brand_id, currency, book, excluded) do update set
      units = old.units + excluded.units`);
}

/** Measures of one currency and book. */
export interface BookFigures extends Measures {
  readonly currency: string;
  readonly book: string;
}

/** A brand's span of time, on the borders of quarter-hours. */
export interface BrandSpan {
  readonly brandId: bigint;
  readonly from: Temporal.Instant;
  /** Left out. */
  readonly to: Temporal.Instant;
}

/** What some brands booked, each in its own span; trial and test accounts left out. */
export function selectSpans(tx: Tx, spans: readonly BrandSpan[]): Promise<BookFigures[]> {
  return tx.rows(sql`
    select currency, book, ${ADDED}
    from unnest(
      ${spans.map(({ brandId }) => brandId)}::int8[],
      ${spans.map(({ from }) => from.toString())}::timestamptz[],
      ${spans.map(({ to }) => to.toString())}::timestamptz[]
    ) as asked (brand_id, first, after)
    join report_game_quarter figure
      on figure.brand_id = asked.brand_id
      and quarter >= asked.first
      and quarter < asked.after
    where not excluded and book <> 'test'
    group by currency, book
    order by book desc, currency`);
}

/** Open bets of some brands; trial and test accounts left out. */
export function selectOpen(
  tx: Tx,
  brands: readonly bigint[],
): Promise<{ currency: string; book: string; units: bigint }[]> {
  return tx.rows(sql`
    select currency, book, sum(units)::int8 as units from report_open
    where brand_id = any (${brands}::int8[]) and not excluded and book <> 'test'
    group by currency, book`);
}

/** A player's sums since registration. */
export async function selectPlayer(tx: Tx, player: bigint): Promise<Measures> {
  const row = await tx.row<Measures>(sql`
    select ${ADDED} from report_day where player_id = ${player}`);
  if (!row) throw new Error("A sum over nothing is still a row");
  return row;
}
