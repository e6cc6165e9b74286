import { sql, type Sql } from "@perya/postgres/sql";

const BONUS = sql`bonus_credited - bonus_removed + free_payout`;

/**
 * The days of a brand's players, both included, ISO 8601: rows (player_id, day, category, currency,
 * book, rounds, turnover, stake, payout, jackpot_stake, deposits, withdrawals, bonus, rebate,
 * loyalty, player_fee, agent_cost) in ledger units, for a statement of a module that adds up. Only
 * what counts: trial and test accounts are left out. A player has several rows of a day and
 * category; the house's own entries (deposits, bonuses) have an empty category. `bonus` is bonuses
 * less those taken back, and wins of free bets; `loyalty` is what points and VIP levels gave.
 */
export const playerDays = (brandId: bigint, fromDay: string, toDay: string): Sql => sql`
  select player_id, day, category, currency, book, rounds, turnover, stake, payout, jackpot_stake,
    deposits, withdrawals, ${BONUS} as bonus, rebate, loyalty, player_fee, agent_cost
  from report_day
  where brand_id = ${brandId}
    and day between ${fromDay}::date and ${toDay}::date
    and not excluded
    and book <> 'test'`;

/**
 * The same of one day, of the players in `players` (rows player_id) or of all of the brand, with
 * test and trial accounts, of which `book` is test. `bonus` has what points and VIP levels gave.
 */
export const figuresOfDay = (brandId: bigint, day: string, players: Sql | null): Sql => sql`
  select player_id, currency, case when excluded then 'test' else book end as book, rounds,
    turnover, stake, payout, deposits, withdrawals, ${BONUS} + loyalty as bonus, rebate
  from report_day
  where brand_id = ${brandId}
    and day = ${day}::date
    and ${players === null ? sql`true` : sql`player_id in (${players})`}`;

/**
 * What players in `players` (rows player_id, first_day) staked and got back in games from their
 * first day to a last one, as rows (player_id, day, currency, book, vendor_id, game_code, category,
 * rounds, turnover, stake, payout); test and trial accounts have the book test.
 */
export const gamesOfPlayers = (players: Sql, lastDay: string): Sql => sql`
  select figure.player_id, figure.day, figure.currency,
    case when figure.excluded then 'test' else figure.book end as book, figure.vendor_id,
    figure.game_code, figure.category, figure.rounds, figure.turnover, figure.stake, figure.payout
  from (${players}) whose
  join report_day figure on figure.player_id = whose.player_id
    and figure.day between whose.first_day and ${lastDay}::date
    and figure.vendor_id <> 0`;

/**
 * Play of a brand's day as booked, as rows (player_id, currency, book, excluded, vendor_id,
 * game_code, category, rounds, turnover, stake, payout).
 */
export const gamesOfDay = (brandId: bigint, day: string): Sql => sql`
  select player_id, currency, book, excluded, vendor_id, game_code, category, rounds, turnover,
    stake, payout
  from report_day
  where brand_id = ${brandId} and day = ${day}::date and vendor_id <> 0`;

/** Days of a brand of which anything is booked, as rows (day). */
export const bookedDays = (brandId: bigint): Sql => sql`
  select day from report_day where brand_id = ${brandId}`;

/** A subquery for `exists`: whether a player of the statement had paid in before a day. */
export const depositBefore = (player: Sql, day: string): Sql => sql`
  select from report_day earlier
  where earlier.player_id = ${player}
    and earlier.day < ${day}::date
    and earlier.vendor_id = 0
    and earlier.deposits > 0`;
