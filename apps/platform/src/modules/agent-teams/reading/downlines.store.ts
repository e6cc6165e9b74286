import type { Tx } from "@perya/postgres";
import { join, raw, sql, type Sql } from "@perya/postgres/sql";
import { membersOf } from "../../agents/index.ts";
import { gamesOfPlayers } from "../../figures/index.ts";
import { bookOf, type TeamAsked } from "./asked.ts";
import type { Play } from "./sums.ts";

/** In which order downlines come: who lost most, won most, or played most. */
export const ORDERS = ["lost", "won", "turnover"] as const;

/** Which downlines are read, with what they and those below them did. */
export interface DownlinesAsked extends TeamAsked {
  /** Whose direct downlines of these days: the agent, or a member of the team. */
  readonly of: bigint;
  /** Only this one, who is in the team. */
  readonly only: bigint | null;
  /** Only play of this category, or of this game. */
  readonly category: string | null;
  readonly game: { readonly vendorId: number; readonly code: string } | null;
  readonly order: (typeof ORDERS)[number];
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A member with the own play of some days, and that of the team below. */
export interface Downline {
  readonly player: bigint;
  readonly own: Play;
  readonly team: Play;
}

const PLAY = ["rounds", "turnover", "stake", "payout"] as const;
const of = (name: (measure: (typeof PLAY)[number]) => string) =>
  join(
    PLAY.map((measure) => raw(name(measure))),
    ", ",
  );
const SUMS = ["own", "team"].flatMap((whose) => PLAY.map((name) => `${whose}_${name}`));

/** Those of a level who did something in the days, with what: own rows, and rows of teams. */
function playedRows({ agent, of: above, only, fromDay, toDay }: DownlinesAsked): Sql {
  const counted = sql`
    day between ${fromDay}::date and ${toDay}::date
    and currency = ${agent.currency}
    and book = ${bookOf(agent)}`;
  return sql`
    select player_id as player, ${of((name) => `${name} as own_${name}`)},
      ${of((name) => `0 as team_${name}`)}
    from team_own_day
    where ${only === null ? sql`parent_id = ${above}` : sql`player_id = ${only}`} and ${counted}
    union all
    select agent_id, ${of(() => "0")}, ${of((name) => name)}
    from team_day
    where ${only === null ? sql`parent_id = ${above}` : sql`agent_id = ${only}`} and ${counted}`;
}

/** The same of one category or game. */
function playedGames(asked: DownlinesAsked): Sql {
  const { agent, fromDay, toDay, category, game } = asked;
  const chosen = sql`
    currency = ${agent.currency}
    and (${category}::text is null or category = ${category}::text)
    and (
      ${game === null} or (vendor_id = ${game?.vendorId ?? 0} and game_code = ${game?.code ?? ""})
    )`;
  const whose = sql`select player as player_id, ${fromDay}::date as first_day from member`;
  const book = bookOf(asked.agent);
  return sql`
    with member as materialized (select distinct player from (${playedRows(asked)}) played)
    select player_id as player, ${of((name) => `${name} as own_${name}`)},
      ${of((name) => `0 as team_${name}`)}
    from (${gamesOfPlayers(whose, toDay)}) own
    where ${chosen} and (${book} = 'test' or book = ${book})
    union all
    select agent_id, ${of(() => "0")}, ${of((name) => name)}
    from member
    join team_game_day team on team.agent_id = member.player
      and team.day between ${fromDay}::date and ${toDay}::date
    where ${chosen} and book = ${book}`;
}

const ORDER_BY: Readonly<Record<DownlinesAsked["order"], Sql>> = {
  lost: sql`own_stake + team_stake - own_payout - team_payout desc`,
  won: sql`own_payout + team_payout - own_stake - team_stake desc`,
  turnover: sql`own_turnover + team_turnover desc`,
};

/**
 * Direct downlines who did something in the days, they or their teams, by whom they stood under on
 * each day; one more than a page has, where there are more.
 */
export async function selectDownlines(tx: Tx, asked: DownlinesAsked): Promise<Downline[]> {
  const { category, game, order, pageNo, pageSize } = asked;
  const played = category === null && game === null ? playedRows(asked) : playedGames(asked);
  const rows = await tx.rows<Record<string, bigint> & { player: bigint }>(sql`
    select * from (
      select player, ${join(
        SUMS.map((name) => raw(`sum(${name})::int8 as ${name}`)),
        ", ",
      )}
      from (${played}) played
      group by player
    ) downline
    where own_rounds <> 0 or own_stake <> 0 or own_payout <> 0 or own_turnover <> 0
      or team_rounds <> 0 or team_stake <> 0 or team_payout <> 0 or team_turnover <> 0
    order by ${ORDER_BY[order]}, player
    limit ${pageSize + 1} offset ${(pageNo - 1) * pageSize}`);
  return rows.map((row) => {
    const sumsOf = (whose: string): Play => ({
      rounds: row[`${whose}_rounds`] ?? 0n,
      turnover: row[`${whose}_turnover`] ?? 0n,
      stake: row[`${whose}_stake`] ?? 0n,
      payout: row[`${whose}_payout`] ?? 0n,
    });
    return { player: row.player, own: sumsOf("own"), team: sumsOf("team") };
  });
}

/** From which day on a member is in an agent's team; undefined when that is not so now. */
export async function selectSince(
  tx: Tx,
  agent: bigint,
  player: bigint,
  zone: string,
): Promise<{ readonly day: string; readonly depth: number } | undefined> {
  return tx.row(sql`
    select (since at time zone ${zone})::date::text as day, depth
    from (${membersOf(sql`${agent}::int8`, sql`now()`)}) team
    where player_id = ${player}`);
}
