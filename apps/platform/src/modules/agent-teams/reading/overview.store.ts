import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { bookOf, type TeamAsked } from "./asked.ts";
import type { TeamSums } from "./sums.ts";

interface DayRow extends TeamSums {
  /** ISO 8601. */
  readonly day: string;
}

/**
 * What a team did on each day of which there is something, in the agent's currency: the agent's own
 * play is in the sums, and the counts are of those below.
 */
export function selectDays(tx: Tx, { agent, fromDay, toDay }: TeamAsked): Promise<DayRow[]> {
  const where = sql`
    day between ${fromDay}::date and ${toDay}::date
    and currency = ${agent.currency}
    and book = ${bookOf(agent)}`;
  return tx.rows(sql`
    select day::text, sum(rounds)::int8 as rounds, sum(turnover)::int8 as turnover,
      sum(stake)::int8 as stake, sum(payout)::int8 as payout, sum(deposits)::int8 as deposits,
      sum(withdrawals)::int8 as withdrawals, sum(bonus)::int8 as bonus,
      sum(rebate)::int8 as rebate, sum(joined)::int8 as joined, sum(active)::int8 as active,
      sum(first_deposits)::int8 as "firstDeposits"
    from (
      select day, rounds, turnover, stake, payout, deposits, withdrawals, bonus, rebate, joined,
        active, first_deposits
      from team_day where agent_id = ${agent.id} and ${where}
      union all
      select day, rounds, turnover, stake, payout, deposits, withdrawals, bonus, rebate, 0, 0, 0
      from team_own_day where player_id = ${agent.id} and ${where}
    ) part
    group by day
    order by day`);
}

/** How many are below an agent at the end of a day, by currency. */
export function selectSizes(
  tx: Tx,
  { agent, toDay }: TeamAsked,
): Promise<{ currency: string; members: number }[]> {
  return tx.rows(sql`
    select currency, sum(members)::int4 as members
    from team_day
    where agent_id = ${agent.id} and day <= ${toDay}::date and book = ${bookOf(agent)}
    group by currency
    having sum(members) <> 0`);
}
