import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import { MEASURE_NAMES, MEASURES, type Measures } from "../measures.ts";
import type { BrandDay } from "./brand-day.ts";

/** What a report has of a game; vendor 0 is the house's own entries. Trial and test accounts in. */
export interface GameSums extends Measures {
  readonly currency: string;
  readonly book: string;
  readonly excluded: boolean;
  readonly vendorId: number;
  readonly gameCode: string;
  readonly category: string;
}

const ADDED = raw(
  MEASURE_NAMES.map((name) => `sum(${MEASURES[name]})::int8 as "${name}"`).join(", "),
);
const GAME = sql`
  currency, book, excluded, vendor_id as "vendorId", game_code as "gameCode", category`;

/** A day's sums by game, from the days of players. */
export function selectDayByGame(tx: Tx, brandId: bigint, day: string): Promise<GameSums[]> {
  return tx.rows(sql`
    select ${GAME}, ${ADDED} from report_day
    where brand_id = ${brandId} and day = ${day}::date
    group by currency, book, excluded, vendor_id, game_code, category`);
}

/** The same from quarter-hours, and what moved from players to vendors. */
export function selectQuartersByGame(
  tx: Tx,
  brandId: bigint,
  { start, end }: Pick<BrandDay, "start" | "end">,
): Promise<(GameSums & { readonly moved: bigint })[]> {
  return tx.rows(sql`
    select ${GAME}, ${ADDED}, sum(moved)::int8 as moved from report_game_quarter
    where brand_id = ${brandId}
      and quarter >= ${start.toString()}::timestamptz
      and quarter < ${end.toString()}::timestamptz
    group by currency, book, excluded, vendor_id, game_code, category`);
}

/** Units of a currency and book. */
export interface BookUnits {
  readonly currency: string;
  readonly book: string;
  readonly units: bigint;
}

/**
 * What was open at a time: what is open now without what has moved and was settled since. Trial and
 * test accounts in.
 */
export function selectOpenAt(tx: Tx, brandId: bigint, at: Temporal.Instant): Promise<BookUnits[]> {
  return tx.rows(sql`
    select currency, book, sum(units)::int8 as units
    from (
      select currency, book, units from report_open where brand_id = ${brandId}
      union all
      select currency, book, stake - payout - free_payout - moved from report_game_quarter
      where brand_id = ${brandId} and quarter >= ${at.toString()}::timestamptz
    ) part
    group by 1, 2`);
}

/** A day's GGR by the day that it refers to. Trial and test accounts in. */
export function selectByOriginal(
  tx: Tx,
  brandId: bigint,
  day: string,
): Promise<(BookUnits & { readonly refDay: string; readonly isLater: boolean })[]> {
  return tx.rows(sql`
    select currency, book, ref_day::text as "refDay", ref_day > day as "isLater",
      sum(stake - payout)::int8 as units
    from report_day
    where brand_id = ${brandId} and day = ${day}::date and vendor_id <> 0
    group by currency, book, ref_day, day`);
}

/** What pages show of days: sums of quarter-hours, without trial and test accounts. */
export interface ShownSums extends Measures {
  readonly day: string;
  readonly currency: string;
  readonly book: string;
}

/** The figures of some of a brand's days as pages show them. */
export function selectShown(
  tx: Tx,
  brandId: bigint,
  days: readonly BrandDay[],
): Promise<ShownSums[]> {
  return tx.rows(sql`
    select asked.day, currency, book, ${ADDED}
    from unnest(
      ${days.map(({ day }) => day)}::text[],
      ${days.map(({ start }) => start.toString())}::timestamptz[],
      ${days.map(({ end }) => end.toString())}::timestamptz[]
    ) as asked (day, first, after)
    join report_game_quarter figure
      on figure.brand_id = ${brandId}
      and quarter >= asked.first
      and quarter < asked.after
    where not excluded and book <> 'test'
    group by 1, 2, 3
    order by 1 desc, book desc, currency`);
}
