import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { Place } from "./place.ts";

const instant = (at: Temporal.Instant | undefined): Sql =>
  at ? sql`${at.toString()}::timestamptz` : sql`now()`;
const validAt = (at: Sql): Sql => sql`from_at <= ${at} and ${at} < to_at`;

/** The places of a brand's players at a time: rows (player_id, parent_id, depth). */
export const placesAt = (brandId: bigint, at: Sql): Sql => sql`
  select player_id, parent_id, depth from agent_place
  where brand_id = ${brandId} and ${validAt(at)}`;

/**
 * Everyone below an agent at a time, and the agent with depth 0: rows (player_id, depth). `agent`
 * may be a column of the statement around it.
 */
export const teamAt = (agent: Sql, at: Sql): Sql => sql`
  select ${agent}::int8 as player_id, 0::int2 as depth
  union all
  select descendant_id, depth from agent_line where ancestor_id = ${agent} and ${validAt(at)}`;

/** Everyone below an agent at a time, and since when: rows (player_id, depth, since). */
export const membersOf = (agent: Sql, at: Sql): Sql => sql`
  select descendant_id as player_id, depth, from_at as since from agent_line
  where ancestor_id = ${agent} and ${validAt(at)}`;

/** Where a player stands, by default now; undefined before registration and for trial guests. */
export function selectPlace(
  tx: Tx,
  player: bigint,
  at?: Temporal.Instant,
): Promise<Place | undefined> {
  return tx.row(sql`
    select parent_id as "parentId", depth::int4 as depth from agent_place
    where player_id = ${player} and ${validAt(instant(at))}`);
}

/** The agents above a player, the nearest first, by default now. */
export async function selectLineAbove(
  tx: Tx,
  player: bigint,
  at?: Temporal.Instant,
): Promise<bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select ancestor_id as id from agent_line
    where descendant_id = ${player} and ${validAt(instant(at))}
    order by depth`);
  return rows.map(({ id }) => id);
}

/** The players directly under an agent, oldest account first, by default now. */
export async function selectDownlines(
  tx: Tx,
  agent: bigint,
  at?: Temporal.Instant,
): Promise<bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select player_id as id from agent_place
    where parent_id = ${agent} and ${validAt(instant(at))}
    order by player_id`);
  return rows.map(({ id }) => id);
}

/**
 * Whether a player stands below an agent, at whatever depth, by default now; nobody is below
 * themselves.
 */
export async function selectIsInTeam(
  tx: Tx,
  agent: bigint,
  player: bigint,
  at?: Temporal.Instant,
): Promise<boolean> {
  const row = await tx.row(sql`
    select from agent_line
    where descendant_id = ${player} and ancestor_id = ${agent} and ${validAt(instant(at))}`);
  return row !== undefined;
}
