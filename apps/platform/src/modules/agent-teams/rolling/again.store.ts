import type { Tx } from "@perya/postgres";
import { join, raw, sql, type Sql } from "@perya/postgres/sql";
import { gamesOfDay } from "../../figures/index.ts";
import { intoGames, GAME, placedGames } from "./game-days.store.ts";
import { upTheTree } from "./levels.store.ts";
import { anyOf, each, MEASURES, PLAY } from "./measures.store.ts";
import { intoOwn, intoTeams, ownDays } from "./own-days.store.ts";
import { placesOn, type DayOfBrand } from "./places-on.store.ts";
import type { ActiveRule } from "./rule.store.ts";

/** What is compared: members' own days, sums of teams, and their games. */
export const PARTS = ["own", "teams", "games"] as const;
export type Part = (typeof PARTS)[number];

interface Compared {
  /** Steps of the statement that make the rows again. */
  readonly steps: readonly Sql[];
  readonly again: Sql;
  readonly stored: Sql;
  readonly keys: readonly string[];
  readonly measures: readonly string[];
}

const names = (list: readonly string[]) => each(list, (name) => name);

/** Rows that have to be added to what is stored so that it is what was made again. */
const lacking = ({ again, stored, keys, measures }: Compared) => sql`
  select ${names(keys)}, ${each(measures, (name) => `whole_sum(sign * ${name}) as ${name}`)}
  from (
    select 1 as sign, ${names(keys)}, ${names(measures)} from (${again}) again
    union all
    select -1, ${names(keys)}, ${names(measures)} from ${stored}
  ) both_sides
  group by ${names(keys)}
  having ${anyOf(measures, (name) => `whole_sum(sign * ${name})`)}`;

function compared(part: Part, of: DayOfBrand, rule: ActiveRule): Compared {
  const table = raw({ own: "team_own_day", teams: "team_day", games: "team_game_day" }[part]);
  const stored = sql`
    (select * from ${table} where brand_id = ${of.brandId} and day = ${of.day}::date) stored`;
  const own = sql`own as materialized (${ownDays(of, rule, null)})`;
  if (part === "own") {
    const keys = ["player_id", "currency", "book"];
    return { steps: [own], again: sql`select * from own`, stored, keys, measures: MEASURES };
  }
  const isTeams = part === "teams";
  const keys = isTeams ? ["currency", "book"] : GAME;
  const measures = isTeams ? MEASURES : PLAY;
  const first = isTeams
    ? own
    : sql`own as materialized (${placedGames(of, gamesOfDay(of.brandId, of.day))})`;
  const up = upTheTree({ placed: sql`own`, places: placesOn(of), keys, measures });
  return {
    steps: [first, ...up.steps],
    again: up.rows,
    stored,
    keys: ["agent_id", ...keys],
    measures,
  };
}

/**
 * Makes a part of a day again from the figures and compares; with `repair` it is brought to them.
 * Returns how many rows were different.
 */
export async function compareDay(
  tx: Tx,
  part: Part,
  of: DayOfBrand,
  { rule, repair }: { readonly rule: ActiveRule; readonly repair: boolean },
): Promise<number> {
  const both = compared(part, of, rule);
  const rows = sql`select * from lacking`;
  const repairs = {
    own: intoOwn(of, rows),
    teams: intoTeams(of, rows),
    games: intoGames(of, rows),
  };
  const steps = [...both.steps, sql`lacking as materialized (${lacking(both)})`];
  if (repair) steps.push(sql`repaired as (${repairs[part]})`);
  const row = await tx.row<{ rows: number }>(sql`
    with ${join(steps, ", ")}
    select count(*)::int4 as rows from lacking`);
  return row?.rows ?? 0;
}

/** The days of a brand of which anything is added up, in their order. */
export async function selectDays(tx: Tx, brandId: bigint, figures: Sql): Promise<string[]> {
  const rows = await tx.rows<{ day: string }>(sql`
    select day::text from (
      select day from (${figures}) figure
      union select day from team_own_day where brand_id = ${brandId}
      union select day from team_day where brand_id = ${brandId}
      union select day from team_game_day where brand_id = ${brandId}
    ) known
    order by day`);
  return rows.map(({ day }) => day);
}
