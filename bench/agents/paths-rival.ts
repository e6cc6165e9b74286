import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

const TABLE = sql`
  agent_id bigint primary key, turnover bigint not null, stake bigint not null,
  payout bigint not null`;

export async function openRivals(db: Database): Promise<void> {
  await db.run(sql`create table rival_team (${TABLE}) with (fillfactor = 50)`);
  await db.run(sql`create table rival_live (${TABLE}) with (fillfactor = 50)`);
  await db.run(sql`
    create function rival_walk(bet turnover_entry) returns void language plpgsql as $$
    declare
      agent bigint;
    begin
      select parent_id into agent from agent_place
      where player_id = bet.player_id and to_at = 'infinity';
      while agent is not null loop
        insert into rival_live as old values (agent, bet.turnover, bet.stake, bet.payout)
        on conflict (agent_id) do update set
          turnover = old.turnover + excluded.turnover, stake = old.stake + excluded.stake,
          payout = old.payout + excluded.payout;
        select parent_id into agent from agent_place
        where player_id = agent and to_at = 'infinity';
      end loop;
    end $$`);
}

/**
 * Adds bets up when they are settled, as public code does: the path of each bettor is walked to the
 * house, and the bet added to the sums of every agent on it. A transaction for each hundred bets,
 * inside the server, so the rival waits for no client and seldom for the disk.
 */
export async function addOneByOne(db: Database, first: number, last: number): Promise<void> {
  for (let from = first; from <= last; from += 100)
    await db.run(sql`
      select rival_walk(bet) from turnover_entry bet
      where source = 'rounds' and number between ${from} and ${Math.min(from + 99, last)}`);
}

/** Adds bets up along the path of each bettor too, all of them in one statement. */
export async function addByPaths(db: Database, first: number, last: number): Promise<void> {
  await db.run(sql`
    insert into rival_team as old (agent_id, turnover, stake, payout)
    select path.agent, sum(bet.turnover)::int8, sum(bet.stake)::int8, sum(bet.payout)::int8
    from turnover_entry bet
    cross join lateral (
      with recursive up (agent) as (
        select parent_id from agent_place where player_id = bet.player_id and to_at = 'infinity'
        union all
        select place.parent_id from up
        join agent_place place on place.player_id = up.agent and place.to_at = 'infinity'
      )
      select agent from up where agent is not null
    ) path
    where bet.source = 'rounds' and bet.number between ${first} and ${last}
    group by path.agent
    on conflict (agent_id) do update set
      turnover = old.turnover + excluded.turnover, stake = old.stake + excluded.stake,
      payout = old.payout + excluded.payout`);
}
