import type { Tx } from "@perya/postgres";
import { join, sql, type Sql } from "@perya/postgres/sql";
import { depositBefore, figuresOfDay } from "../../figures/index.ts";
import { internalAgents, registeredIn } from "../../players/index.ts";
import { upTheTree } from "./levels.store.ts";
import { anyOf, each, MEASURES } from "./measures.store.ts";
import { placesOn, type DayOfBrand } from "./places-on.store.ts";
import type { ActiveRule } from "./rule.store.ts";

const SUMMED = MEASURES.slice(0, 10);
const NAMES = each(MEASURES, (name) => name);
const ADDED = each(MEASURES, (name) => `${name} = old.${name} + excluded.${name}`);

/**
 * What members did on a day, from the figures, with their places: rows (player_id, currency, book,
 * parent_id, depth and the measures). `players` are rows (player_id); null is all of the brand.
 * Those without a place (guests, staff) are left out.
 */
export function ownDays(of: DayOfBrand, rule: ActiveRule, players: Sql | null): Sql {
  const { brandId, day, start, end } = of;
  return sql`
    select summed.*, place.parent_id, place.depth,
      (
        turnover >= ${rule.minTurnover}::int8 and deposits >= ${rule.minDeposits}::int8
      )::int4::int8 as active,
      (
        deposits > 0 and not exists (${depositBefore(sql`summed.player_id`, day)})
      )::int4::int8 as first_deposits
    from (
      select player_id, currency, book,
        ${each(SUMMED, (name) => `whole_sum(${name}) as ${name}`)}
      from (
        select figure.player_id, figure.currency,
          case when internal.player_id is null then figure.book else 'test' end as book,
          figure.rounds, figure.turnover, figure.stake, figure.payout, figure.deposits,
          figure.withdrawals, figure.bonus, figure.rebate, 0::int8 as members, 0::int8 as joined
        from (${figuresOfDay(brandId, day, players)}) figure
        left join (${internalAgents()}) internal on internal.player_id = figure.player_id
        union all
        select player_id, currency, book, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1
        from (${registeredIn(brandId, start, end, players)}) registered
      ) part
      group by player_id, currency, book
    ) summed
    join (${placesOn(of)}) place on place.player_id = summed.player_id`;
}

/** Adds rows (agent_id, currency, book and the measures) to a day of teams. */
export const intoTeams = (of: DayOfBrand, rows: Sql): Sql => sql`
  insert into team_day as old (
    agent_id, day, currency, book, brand_id, parent_id, ${NAMES}
  )
  select agent_id, ${of.day}::date, currency, book, ${of.brandId}::int8, place.parent_id, ${NAMES}
  from (${rows}) summed
  join (${placesOn(of)}) place on place.player_id = summed.agent_id
  on conflict (agent_id, day, currency, book) do update set
    ${ADDED}`;

/** Adds rows (player_id, currency, book and the measures) to a day of members. */
export const intoOwn = (of: DayOfBrand, rows: Sql): Sql => sql`
  insert into team_own_day as old (
    player_id, day, currency, book, brand_id, parent_id, ${NAMES}
  )
  select summed.player_id, ${of.day}::date, currency, book, ${of.brandId}::int8, place.parent_id,
    ${NAMES}
  from (${rows}) summed
  join (${placesOn(of)}) place on place.player_id = summed.player_id
  on conflict (player_id, day, currency, book) do update set
    ${ADDED}`;

/**
 * Brings the day of some members to what the figures say, and adds the difference to the teams
 * above them. Repeated, it adds nothing.
 */
export async function addOwnDays(
  tx: Tx,
  of: DayOfBrand,
  rule: ActiveRule,
  players: readonly bigint[],
): Promise<void> {
  const touched = sql`select player_id from touched`;
  const up = upTheTree({
    placed: sql`changed`,
    places: placesOn(of),
    keys: ["currency", "book"],
    measures: MEASURES,
  });
  await tx.run(sql`
    with
      touched as materialized (select * from unnest(${players}::int8[]) one (player_id)),
      wanted as materialized (${ownDays(of, rule, touched)}),
      changed as materialized (
        select player_id, currency, book, max(parent_id) as parent_id, max(depth) as depth,
          ${each(MEASURES, (name) => `whole_sum(${name}) as ${name}`)}
        from (
          select player_id, currency, book, parent_id, depth, ${NAMES} from wanted
          union all
          select stored.player_id, stored.currency, stored.book, place.parent_id, place.depth,
            ${each(MEASURES, (name) => `-stored.${name}`)}
          from touched
          join team_own_day stored on stored.player_id = touched.player_id
            and stored.day = ${of.day}::date
          join (${placesOn(of)}) place on place.player_id = stored.player_id
        ) both_sides
        group by player_id, currency, book
        having ${anyOf(MEASURES, (name) => `whole_sum(${name})`)}
      ),
      own as (${intoOwn(of, sql`select player_id, currency, book, ${NAMES} from changed`)}),
      ${join([...up.steps], ", ")}
    ${intoTeams(of, up.rows)}`);
}
