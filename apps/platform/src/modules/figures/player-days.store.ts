import { sql, type Sql } from "@perya/postgres/sql";

/**
 * What players did by day and category, in ledger units, for sums of what counts in reports: trial
 * and test accounts are left out, and the house's own entries (deposits, bonuses) have an empty
 * category. `bonus` is bonuses less those taken back, and wins of free bets; `loyalty` is what
 * points and VIP levels gave.
 */
const MEASURED = sql`
  player_id, day, category, currency, book, rounds, turnover, stake, payout, jackpot_stake,
  deposits,
  withdrawals,
  bonus_credited - bonus_removed + free_payout as bonus, rebate, loyalty, player_fee, agent_cost`;

const COUNTED = sql`not excluded and book <> 'test'`;

/**
 * The days of a brand's players, both included, ISO 8601: rows (player_id, day, category, currency,
 * book, rounds, turnover, stake, payout, jackpot_stake, deposits, withdrawals, bonus, rebate,
 * loyalty, player_fee,
 * agent_cost) for a statement of a module that adds up. A player has several rows of a day and
 * category.
 */
export const playerDays = (brandId: bigint, fromDay: string, toDay: string): Sql => sql`
  select ${MEASURED}
  from report_day
  where brand_id = ${brandId}
    and day between ${fromDay}::date and ${toDay}::date
    and ${COUNTED}`;
