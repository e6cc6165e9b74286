import type { Database } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";

/** Tables of its own, like those that are counted into, with the same rows. */
const LIKE = ["requirement", "wagering_player", "wagering_feed", "mission_progress"] as const;
const LEVELS = ["vip_member", "vip_month"] as const;

/** Makes the rival's tables, once the players have something to play. */
export async function openRival(db: Database): Promise<void> {
  for (const table of [...LIKE, ...LEVELS])
    await db.run({
      text:
        `create table rival_${table} (like ${table} including all excluding identity); ` +
        `insert into rival_${table} select * from ${table}; analyze rival_${table}`,
      values: [],
    });
}

/**
 * Counts one settled round as code without batches does: one transaction for each rule, of one
 * statement each, which is the least that it can do. Its rules are the bonus, each of three
 * missions, and the VIP level.
 */
export function countRound(db: Database, round: bigint): Promise<unknown>[] {
  return [bonus(round), ...MISSION_RULES.map((rule) => rule(round)), level(round)].map((rule) =>
    db.run(rule),
  );
}

const entry = (round: bigint) => sql`
  select * from turnover_entry where source = 'rounds' and number = ${round}`;

const bonus = (round: bigint) => sql`
  with
    entry as (${entry(round)}),
    place as (
      update rival_wagering_player place set rounds = greatest(place.rounds, entry.number)
      from entry where place.player = entry.player_id
      returning place.player
    ),
    fed as (
      update rival_requirement asked
      set done = least(asked.required, asked.done + entry.turnover)
      from entry, place
      where asked.id = (
        select id from rival_requirement
        where player = place.player and status = 'OPEN'
        order by created_at, id limit 1
      )
      returning asked.id
    )
  insert into rival_wagering_feed (
    requirement, source, number, vendor_id, game_code, category, closed_at, used, credited
  )
  select fed.id, source, number, vendor_id, game_code, category, closed_at, turnover, turnover
  from entry, fed`;

const mission = (kind: string, span: string, period: Sql, amount: Sql) => (round: bigint) =>
  sql`
  insert into rival_mission_progress as old (
    player_id, mission_id, period, target, progress, status
  )
  select entry.player_id, mission.id, ${period}, mission.target, ${amount}, 'ACTIVE'
  from (${entry(round)}) entry
  join mission on mission.kind = ${kind} and mission.span = ${span}
  where ${amount} <> 0
  on conflict (player_id, mission_id, period) do update
  set progress = old.progress + excluded.progress`;
const TURNOVER = sql`entry.turnover`;
const WON = sql`(entry.payout > entry.stake)::int`;
const MISSION_RULES = [
  mission("TURNOVER", "DAILY", sql`entry.closed_at::date`, TURNOVER),
  mission("WIN_COUNT", "ONCE", sql`date '1970-01-01'`, WON),
  mission("TURNOVER", "WEEKLY", sql`date_trunc('week', entry.closed_at)::date`, TURNOVER),
];

const level = (round: bigint) => sql`
  with
    entry as (${entry(round)}),
    by_month as (
      insert into rival_vip_month as old (player_id, month, turnover)
      select player_id, date_trunc('month', at)::date, turnover from entry
      on conflict (player_id, month) do update set turnover = old.turnover + excluded.turnover
    )
  insert into rival_vip_member as old (player_id, brand_id, turnover)
  select player_id, brand_id, turnover from entry
  on conflict (player_id) do update set turnover = old.turnover + excluded.turnover`;
