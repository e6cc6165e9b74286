import { join, raw, sql, type Sql } from "@perya/postgres/sql";
import { each } from "./measures.store.ts";

/** Levels of the tree below the house. */
const MAX_DEPTH = 10;

interface Rows {
  /** A step of the statement with columns parent_id, depth, those of `keys` and `measures`. */
  readonly placed: Sql;
  /** Rows (player_id, parent_id, depth): where all stand. */
  readonly places: Sql;
  readonly keys: readonly string[];
  readonly measures: readonly string[];
}

/**
 * Steps of a statement that add members up to the agents above them, one pass over each level, the
 * deepest first: each agent's sum goes to the agent above once, however many members are in it.
 * `rows` are (agent_id, keys, measures) of all below an agent.
 */
export function upTheTree({ placed, places, keys, measures }: Rows): {
  readonly steps: readonly Sql[];
  readonly rows: Sql;
} {
  const names = (list: readonly string[]) => each(list, (name) => name);
  const level = (depth: number) => raw(`level_${depth}`);
  const depths = Array.from({ length: MAX_DEPTH - 1 }, (_, at) => MAX_DEPTH - 1 - at);
  const steps = depths.map((depth) => {
    const members = sql`
      select parent_id as agent_id, ${names(keys)}, ${names(measures)}
      from ${placed} where depth = ${raw(String(depth + 1))}`;
    const teams = sql`
      select place.parent_id, ${names(keys)}, ${names(measures)}
      from ${level(depth + 1)} below
      join (${places}) place on place.player_id = below.agent_id`;
    return sql`
      ${level(depth)} as materialized (
        select agent_id, ${names(keys)}, ${each(measures, (name) => `whole_sum(${name}) as ${name}`)}
        from (${depth === MAX_DEPTH - 1 ? members : sql`${members} union all ${teams}`}) part
        group by agent_id, ${names(keys)}
      )`;
  });
  const rows = join(
    depths.map((depth) => sql`select * from ${level(depth)}`),
    " union all ",
  );
  return { steps, rows };
}
