import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Of agents, of whom each has three below, down to the ninth level: as many as fit. */
const MOST_AGENTS = 9_841;
const MEMBERS_OF_AGENT = 20;
/** Spreads numbers evenly over 0 to 1, the same in every run. */
const SPREAD = sql`((id * 2654435761) % 4294967296) / 4294967296.0`;

/**
 * Players of the first brand who stand in a tree ten levels deep, placed a year ago: agents 1, 2, 3
 * and so on, of whom the first has all others below, and members evenly under them; one of a
 * hundred is a direct downline of the first. Returns how many agents there are.
 */
export async function makeTree(db: Database, players: number): Promise<number> {
  const agents = Math.min(MOST_AGENTS, Math.floor(players / MEMBERS_OF_AGENT));
  const since = sql`date_trunc('day', now()) - interval '1 year'`;
  await db.run(sql`
    insert into player (
      id, public_id, brand_id, username, currency, book, country, kind, created_at
    )
    overriding system value
    select id, 'pl_' || lpad(id::text, 20, '0'), (select min(id) from brand), 'player' || id,
      'PHP', 'play', 'PH', case when id <= ${agents} then '1' else '0' end, ${since}
    from generate_series(1, ${players}::int8) id`);
  await db.run(sql`
    insert into agent_place (player_id, brand_id, parent_id, depth, from_at)
    with recursive
      stands as materialized (
        select id, case
          when id = 1 then null
          when id <= ${agents} then (id - 2) / 3 + 1
          when id % 100 = 0 then 1
          else 1 + floor(${agents}::int8 * ${SPREAD})::int8
        end as parent
        from generate_series(1, ${players}::int8) id
      ),
      placed (id, parent, depth) as (
        select id, parent, 1 from stands where parent is null
        union all
        select stands.id, stands.parent, placed.depth + 1
        from placed join stands on stands.parent = placed.id
      )
    select id, (select min(id) from brand), parent, depth, ${since} from placed`);
  await db.run({ text: "analyze agent_place", values: [] });
  await db.run(sql`
    insert into agent_line (ancestor_id, descendant_id, depth, from_at)
    select parent_id, player_id, 1, from_at from agent_place where parent_id is not null`);
  await db.run(sql`
    insert into agent_tree (brand_id) select min(id) from brand on conflict (brand_id) do nothing`);
  for (let depth = 2; depth <= 9; depth += 1)
    await db.run(sql`
      insert into agent_line (ancestor_id, descendant_id, depth, from_at)
      select place.parent_id, line.descendant_id, ${depth}, line.from_at
      from agent_line line
      join agent_place place on place.player_id = line.ancestor_id
      where line.depth = ${depth - 1} and place.parent_id is not null`);
  return agents;
}
