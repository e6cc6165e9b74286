import { sql, type Sql } from "@perya/postgres/sql";

/** GGR less what went to jackpots, and what bonuses, rebates and points cost. */
const NET = sql`
  stake - payout - jackpot_stake - (bonus_credited - bonus_removed + free_payout) - rebate
    - loyalty`;

/**
 * Net revenue of players, as rows (key, player_id, net) for a statement of a module that adds up;
 * ledger units. `whose` are rows (key, player_id, first_day, currency), of which each counts from
 * its day to a last one, ISO 8601. What counts in no report is left out.
 */
export function netRevenueOf(whose: Sql, lastDay: string): Sql {
  return sql`
    select whose.key, whose.player_id, coalesce(sum(${NET}), 0)::int8 as net
    from (${whose}) whose
    left join report_day figure on figure.player_id = whose.player_id
      and figure.day between whose.first_day and ${lastDay}::date
      and figure.currency = whose.currency
      and figure.book <> 'test'
      and not figure.excluded
    group by whose.key, whose.player_id`;
}
