import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";

/** A team that stands elsewhere from a time on, which is not in the future. */
export interface Shift {
  readonly player: bigint;
  /** Null for the house. */
  readonly parent: bigint | null;
  readonly at: Temporal.Instant;
}

/** Holds a brand's tree alone, until the transaction ends. */
export async function lockTree(tx: Tx, brandId: bigint): Promise<void> {
  await tx.run(sql`
    insert into agent_tree (brand_id) values (${brandId}) on conflict (brand_id) do nothing`);
  await tx.run(sql`select from agent_tree where brand_id = ${brandId} for update`);
}

/** Rows (id, depth, since): who is in the team, how deep, and since when after the shift. */
const teamOf = (player: bigint, at: Sql): Sql => sql`
  select ${player}::int8 as id, 0 as depth, ${at} as since
  union all
  select descendant_id, depth, greatest(from_at, ${at})
  from agent_line
  where ancestor_id = ${player} and to_at = 'infinity'`;

/** Ends the lines to everyone above; those that began after the shift never were. */
export async function endLines(tx: Tx, { player, at: time }: Shift): Promise<void> {
  const at = sql`${time.toString()}::timestamptz`;
  await tx.run(sql`
    with
      team as (${teamOf(player, at)}),
      above as (
        select ancestor_id as id from agent_line
        where descendant_id = ${player} and to_at = 'infinity'
      ),
      never as (
        delete from agent_line line
        using team, above
        where line.descendant_id = team.id and line.ancestor_id = above.id
          and line.to_at = 'infinity' and line.from_at >= ${at}
      )
    update agent_line line set to_at = ${at}
    from team, above
    where line.descendant_id = team.id and line.ancestor_id = above.id
      and line.to_at = 'infinity' and line.from_at < ${at}`);
}

/** Adds the lines to the new parent and everyone above it. */
export async function addLines(tx: Tx, { player, parent, at: time }: Shift): Promise<void> {
  if (parent === null) return;
  const at = sql`${time.toString()}::timestamptz`;
  await tx.run(sql`
    with
      team as (${teamOf(player, at)}),
      above as (
        select ${parent}::int8 as id, 1 as depth, ${at} as since
        union all
        select ancestor_id, depth + 1, greatest(from_at, ${at})
        from agent_line
        where descendant_id = ${parent} and to_at = 'infinity'
      )
    insert into agent_line (ancestor_id, descendant_id, depth, from_at)
    select above.id, team.id, team.depth + above.depth, greatest(team.since, above.since)
    from team cross join above`);
}

/** Gives the team its places: `depth` is the player's new one. */
export async function movePlaces(
  tx: Tx,
  { player, parent, at: time }: Shift,
  depth: number,
): Promise<void> {
  const at = sql`${time.toString()}::timestamptz`;
  const placed = sql`
    select id, (${depth} + depth)::int2 as depth, id = ${player} as "isMoved"
    from (${teamOf(player, at)}) team`;
  const newParent = sql`case when "isMoved" then ${parent}::int8 else place.parent_id end`;
  await tx.run(sql`
    update agent_place place
    set depth = placed.depth, parent_id = ${newParent}
    from (${placed}) placed
    where place.player_id = placed.id and place.to_at = 'infinity' and place.from_at >= ${at}`);
  await tx.run(sql`
    update agent_place place set to_at = ${at}
    from (${placed}) placed
    where place.player_id = placed.id and place.to_at = 'infinity' and place.from_at < ${at}
      and ("isMoved" or place.depth <> placed.depth)`);
  await tx.run(sql`
    insert into agent_place (player_id, brand_id, parent_id, depth, from_at)
    select place.player_id, place.brand_id, ${newParent}, placed.depth, ${at}
    from (${placed}) placed
    join agent_place place on place.player_id = placed.id and place.to_at = ${at}
    where not exists (
      select from agent_place now where now.player_id = placed.id and now.to_at = 'infinity'
    )`);
}

/** How many are in a player's team with the player, and how many levels are below. */
export async function selectSize(
  tx: Tx,
  player: bigint,
): Promise<{ readonly members: number; readonly levels: number }> {
  const row = await tx.row<{ members: number; levels: number }>(sql`
    select (count(*) + 1)::int4 as members, coalesce(max(depth), 0)::int4 as levels
    from agent_line
    where ancestor_id = ${player} and to_at = 'infinity'`);
  return row ?? { members: 1, levels: 0 };
}
