import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Where a bench's players begin, far from those that register. */
export const FIRST_MEMBER = 100_000_000n;
/** How many stand under each agent; a million members then are ten levels. */
const UNDER_EACH = 5;

interface Shape {
  readonly brandId: bigint;
  readonly members: number;
  /** Since when they stand there. */
  readonly since: Temporal.Instant;
}

/**
 * Makes a tree of players by bulk statements. Member 0 stands under the house, member n under
 * number (n - 1) / 5, so who has anyone below is an agent, and the first one has everyone. Answers
 * how many are on each level, from the top.
 */
export async function makeTree(db: Tx, shape: Shape): Promise<number[]> {
  const { brandId, members } = shape;
  const since = sql`${shape.since.toString()}::timestamptz`;
  const agents = Math.ceil((members - 1) / UNDER_EACH);
  await db.run(sql`
    insert into player (
      id, public_id, brand_id, username, currency, book, country, kind, created_at
    )
    overriding system value
    select ${FIRST_MEMBER} + n, 'pl_' || lpad(n::text, 20, '0'), ${brandId}, 'member' || n, 'PHP',
      'real', 'PH', case when n < ${agents} then '1' else '0' end, ${since}
    from generate_series(0, ${members - 1}::int8) n`);
  await db.run(sql`
    insert into agent_tree (brand_id) values (${brandId}) on conflict (brand_id) do nothing`);
  const levels: number[] = [];
  let [first, size] = [0, 1];
  while (first < members) {
    const last = Math.min(first + size, members) - 1;
    await addLevel(db, { brandId, since, first, last, depth: levels.length + 1 });
    levels.push(last - first + 1);
    [first, size] = [first + size, size * UNDER_EACH];
  }
  for (const table of [sql`player`, sql`agent_place`, sql`agent_line`])
    await db.run(sql`analyze ${table}`);
  return levels;
}

async function addLevel(
  db: Tx,
  level: {
    readonly brandId: bigint;
    readonly since: ReturnType<typeof sql>;
    readonly first: number;
    readonly last: number;
    readonly depth: number;
  },
): Promise<void> {
  const { brandId, since, first, last, depth } = level;
  const parent =
    depth === 1 ? sql`null::int8` : sql`${FIRST_MEMBER}::int8 + (n - 1) / ${UNDER_EACH}::int8`;
  await db.run(sql`
    insert into agent_place (player_id, brand_id, parent_id, depth, from_at)
    select ${FIRST_MEMBER} + n, ${brandId}, ${parent}, ${depth}, ${since}
    from generate_series(${first}::int8, ${last}::int8) n`);
  if (depth === 1) return;
  const ids = sql`between ${FIRST_MEMBER + BigInt(first)} and ${FIRST_MEMBER + BigInt(last)}`;
  await db.run(sql`
    insert into agent_line (ancestor_id, descendant_id, depth, from_at)
    select parent_id, player_id, 1, ${since} from agent_place
    where player_id ${ids}
    union all
    select line.ancestor_id, place.player_id, line.depth + 1, ${since}
    from agent_place place
    join agent_line line on line.descendant_id = place.parent_id
    where place.player_id ${ids}`);
}
