import { sql, type Sql } from "@perya/postgres/sql";
import { keepLateMoves } from "../records/late-moves.store.ts";
import { writeRecords } from "../records/record-rounds.store.ts";
import { bookingRows, REMEMBERED } from "./bookings.store.ts";
import { movesOf } from "./moves.store.ts";
import { changeRows, movesIn, recordRows } from "./round-changes.store.ts";

const isBooked = (settledElsewhere: readonly number[]) => sql`
  closed_at is not null
  and brand_id is not null
  and vendor_id <> all (${settledElsewhere}::int4[])`;

/** The moves of records one by one, behind what was known of the round before. */
const singleMoves = (records: Sql): Sql => sql`
  select record.player_id, record.vendor_id, record.round, ${REMEMBERED}, move.*
  from (${records}) record
  cross join lateral (
    select tx, batch, seq, at, closes, bets, stake, payout, refund, effective, free_stake,
      free_payout, false as known
    from ${movesIn(sql`record`)}
    union all
    select '0', 0, 0, was_closed_at, was_closed_at is not null, was_bets, was_stake, was_payout,
      was_refund, was_effective, was_free_stake, was_free_payout, true
    where was_bets is not null
  ) move`;

/**
 * The steps of a statement that add entries (`playedRows`) to the betting records and keep what
 * moved after a close. Behind them stand `TO_BOOK` for the record of turnover and `MOVED` for the
 * reports. Products that settle their rounds themselves book their own.
 */
export const roundSteps = (played: Sql, settledElsewhere: readonly number[]): Sql[] => {
  const booked = isBooked(settledElsewhere);
  const [plain, others] = [sql`plain and ${booked}`, sql`not plain and ${booked}`];
  return [
    sql`record as materialized (${recordRows(changeRows(movesOf(played, settledElsewhere)))})`,
    sql`written as (${writeRecords(sql`record`)})`,
    sql`booking as materialized (${bookingRows(
      sql`select * from record where ${plain}`,
      singleMoves(sql`select * from record where ${others}`),
    )})`,
    sql`late as (${keepLateMoves(sql`booking`)})`,
  ];
};

/** Entries of turnover as rows. */
export const TO_BOOK = sql`select * from booking`;

const WHERE = sql`
  brand_id, currency, book, excluded, vendor_id, game_code, coalesce(category, '')`;

/**
 * What rounds moved between players and vendors, whether they are over or not, added up by game and
 * quarter-hour, as rows: brand_id, currency, book, excluded, vendor_id, game_code, category, at
 * (the quarter's start), units.
 */
export const MOVED = sql`
  select ${WHERE} as category, first_quarter as at, whole_sum(moved) as units
  from record
  where brand_id is not null and has_moved and first_quarter = last_quarter
  group by ${WHERE}, first_quarter
  union all
  select ${WHERE}, date_bin('15 min', move.at, 'epoch'),
    whole_sum(move.stake - move.payout - move.free_payout)
  from record
  cross join lateral (
    select at, stake, payout, free_payout from ${movesIn(sql`record`)}
  ) move
  where brand_id is not null
    and first_quarter < last_quarter
    and move.stake <> move.payout + move.free_payout
  group by ${WHERE}, date_bin('15 min', move.at, 'epoch')`;
