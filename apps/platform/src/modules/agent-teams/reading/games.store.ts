import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { gamesOfPlayers } from "../../figures/index.ts";
import { bookOf, type TeamAsked } from "./asked.ts";
import type { Play } from "./sums.ts";

/** What a team played of a game. */
export interface PlayedGame extends Play {
  readonly vendorId: number;
  readonly gameCode: string;
  readonly category: string;
}

/** What a team played on some days by game, the agent's own play included; most staked first. */
export function selectGames(tx: Tx, { agent, fromDay, toDay }: TeamAsked): Promise<PlayedGame[]> {
  const own = sql`select ${agent.id}::int8 as player_id, ${fromDay}::date as first_day`;
  return tx.rows(sql`
    select vendor_id as "vendorId", game_code as "gameCode", category,
      sum(rounds)::int8 as rounds, sum(turnover)::int8 as turnover, sum(stake)::int8 as stake,
      sum(payout)::int8 as payout
    from (
      select vendor_id, game_code, category, rounds, turnover, stake, payout, currency, book
      from team_game_day
      where agent_id = ${agent.id} and day between ${fromDay}::date and ${toDay}::date
      union all
      select vendor_id, game_code, category, rounds, turnover, stake, payout, currency,
        case when ${bookOf(agent)} = 'test' then 'test' else book end
      from (${gamesOfPlayers(own, toDay)}) own
    ) part
    where currency = ${agent.currency} and book = ${bookOf(agent)}
    group by vendor_id, game_code, category
    having sum(rounds) <> 0 or sum(stake) <> 0 or sum(payout) <> 0 or sum(turnover) <> 0
    order by sum(stake) desc, vendor_id, game_code, category`);
}
