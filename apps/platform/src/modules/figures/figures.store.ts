import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Measures } from "./measures.ts";

interface Where {
  readonly brandId: bigint;
  readonly currency: string;
  readonly book: string;
  readonly excluded: boolean;
}

export interface DayRow extends Where, Measures {
  /** ISO 8601, in the brand's zone. */
  readonly day: string;
  readonly refDay: string;
  readonly vendorId: number;
  readonly gameCode: string;
}

export interface OpenRow extends Where {
  readonly units: bigint;
}

export interface PlayerRow extends Measures {
  readonly player: bigint;
  readonly open: bigint;
}

const NAMES = sql`
  rounds, stake, payout, free_payout, turnover, deposits, withdrawals, adjust, waived, transfers`;
const SUMS = sql`
  rounds = old.rounds + excluded.rounds, stake = old.stake + excluded.stake,
  payout = old.payout + excluded.payout, free_payout = old.free_payout + excluded.free_payout,
  turnover = old.turnover + excluded.turnover, deposits = old.deposits + excluded.deposits,
  withdrawals = old.withdrawals + excluded.withdrawals, adjust = old.adjust + excluded.adjust,
  waived = old.waived + excluded.waived, transfers = old.transfers + excluded.transfers`;
const ADDED = sql`
  coalesce(sum(rounds), 0)::int8 as rounds, coalesce(sum(stake), 0)::int8 as stake,
  coalesce(sum(payout), 0)::int8 as payout, coalesce(sum(free_payout), 0)::int8 as "freePayout",
  coalesce(sum(turnover), 0)::int8 as turnover, coalesce(sum(deposits), 0)::int8 as deposits,
  coalesce(sum(withdrawals), 0)::int8 as withdrawals, coalesce(sum(adjust), 0)::int8 as adjust,
  coalesce(sum(waived), 0)::int8 as waived, coalesce(sum(transfers), 0)::int8 as transfers`;

/** The columns of measures, as arrays for unnest. */
function columns(rows: readonly Measures[]) {
  const of = (name: keyof Measures) => rows.map((row) => row[name]);
  return sql`
    ${of("rounds")}::int8[], ${of("stake")}::int8[], ${of("payout")}::int8[],
    ${of("freePayout")}::int8[], ${of("turnover")}::int8[], ${of("deposits")}::int8[],
    ${of("withdrawals")}::int8[], ${of("adjust")}::int8[], ${of("waived")}::int8[],
    ${of("transfers")}::int8[]`;
}

/** Adds to the days of brands. Each row once. */
export async function addDays(tx: Tx, rows: readonly DayRow[]): Promise<void> {
  if (rows.length === 0) return;
  const of = <Value>(read: (row: DayRow) => Value) => rows.map(read);
  await tx.run(sql`
    insert into figure_day as old (
      brand_id, day, ref_day, currency, book, excluded, vendor_id, game_code, ${NAMES}
    )
    select * from unnest(
      ${of((row) => row.brandId)}::int8[], ${of((row) => row.day)}::date[],
      ${of((row) => row.refDay)}::date[], ${of((row) => row.currency)}::text[],
      ${of((row) => row.book)}::text[], ${of((row) => row.excluded)}::boolean[],
      ${of((row) => row.vendorId)}::int4[], ${of((row) => row.gameCode)}::text[], ${columns(rows)}
    )
    on conflict (
      brand_id, day, ref_day, currency, book, excluded, vendor_id, game_code
    ) do update set
      ${SUMS}`);
}

/** Adds to the open bets. Each row once. */
export async function addOpen(tx: Tx, rows: readonly OpenRow[]): Promise<void> {
  if (rows.length === 0) return;
  const of = <Value>(read: (row: OpenRow) => Value) => rows.map(read);
  await tx.run(sql`
    insert into figure_open as old (brand_id, currency, book, excluded, units)
    select * from unnest(
      ${of((row) => row.brandId)}::int8[], ${of((row) => row.currency)}::text[],
      ${of((row) => row.book)}::text[], ${of((row) => row.excluded)}::boolean[],
      ${of((row) => row.units)}::int8[]
    )
    on conflict (brand_id, currency, book, excluded) do update set
      units = old.units + excluded.units`);
}

/** Adds to the sums of players. Each once. */
export async function addPlayers(tx: Tx, rows: readonly PlayerRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.run(sql`
    insert into figure_player as old (player_id, open, ${NAMES})
    select * from unnest(
      ${rows.map((row) => row.player)}::int8[], ${rows.map((row) => row.open)}::int8[],
      ${columns(rows)}
    )
    on conflict (player_id) do update set open = old.open + excluded.open, ${SUMS}`);
}

/** Measures of one currency and book. */
export interface BookFigures extends Measures {
  readonly currency: string;
  readonly book: string;
}

/** What some brands booked, each on its own business day; trial and test accounts left out. */
export function selectDays(
  tx: Tx,
  days: readonly { readonly brandId: bigint; readonly day: string }[],
): Promise<BookFigures[]> {
  return tx.rows(sql`
    select currency, book, ${ADDED}
    from unnest(
      ${days.map(({ brandId }) => brandId)}::int8[],
      ${days.map(({ day }) => day)}::date[]
    ) as asked (brand_id, day)
    join figure_day using (brand_id, day)
    where not excluded and book <> 'test'
    group by currency, book
    order by book desc, currency`);
}

/** Open bets of some brands, without lotteries; trial and test accounts left out. */
export function selectOpen(
  tx: Tx,
  brands: readonly bigint[],
): Promise<{ currency: string; book: string; units: bigint }[]> {
  return tx.rows(sql`
    select currency, book, sum(units)::int8 as units from figure_open
    where brand_id = any (${brands}::int8[]) and not excluded and book <> 'test'
    group by currency, book`);
}

/** A player's sums since registration, without lotteries. */
export async function selectPlayer(
  tx: Tx,
  player: bigint,
): Promise<Measures & { readonly open: bigint }> {
  const row = await tx.row<Measures & { open: bigint }>(sql`
    select ${ADDED}, coalesce(sum(open), 0)::int8 as open
    from figure_player
    where player_id = ${player}`);
  if (!row) throw new Error("A sum over nothing is still a row");
  return row;
}
