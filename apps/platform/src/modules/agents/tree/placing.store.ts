import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { MOST_LEVELS } from "./place.ts";

/** Holds a brand's tree as it is, beside others who place players, until the transaction ends. */
export async function shareTree(tx: Tx, brandId: bigint): Promise<void> {
  await tx.run(sql`
    insert into agent_tree (brand_id) values (${brandId}) on conflict (brand_id) do nothing`);
  await tx.run(sql`select from agent_tree where brand_id = ${brandId} for share`);
}

/** Which of some players have had room for a level below them ever since a time. */
export async function selectWithRoom(
  tx: Tx,
  players: readonly bigint[],
  since: Temporal.Instant,
): Promise<ReadonlySet<bigint>> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select player_id as id from agent_place
    where player_id = any (${players}::int8[]) and to_at > ${since.toString()}::timestamptz
    group by player_id
    having max(depth) < ${MOST_LEVELS}`);
  return new Set(rows.map(({ id }) => id));
}

interface NewPlace {
  readonly player: bigint;
  readonly brandId: bigint;
  /** Null for the house. */
  readonly parent: bigint | null;
  readonly from: Temporal.Instant;
}

/**
 * Places a player from a time on, through all that has happened to the parent since; false for one
 * who has a place.
 */
export async function insertPlace(tx: Tx, one: NewPlace): Promise<boolean> {
  const { player, brandId, parent } = one;
  const from = sql`${one.from.toString()}::timestamptz`;
  const added = await tx.run(
    parent === null
      ? sql`
        insert into agent_place (player_id, brand_id, parent_id, depth, from_at)
        values (${player}, ${brandId}, null, 1, ${from})
        on conflict do nothing`
      : sql`
        insert into agent_place (player_id, brand_id, parent_id, depth, from_at, to_at)
        select ${player}, ${brandId}, player_id, depth + 1, greatest(from_at, ${from}), to_at
        from agent_place
        where player_id = ${parent} and to_at > ${from}
        on conflict do nothing`,
  );
  if (added === 0) return false;
  await tx.run(sql`
    insert into agent_line (ancestor_id, descendant_id, depth, from_at, to_at)
    select ancestor_id, ${player}, depth + 1, greatest(from_at, ${from}), to_at
    from agent_line
    where descendant_id = ${parent} and to_at > ${from}
    union all
    select ${parent}::int8, ${player}::int8, 1, ${from}, 'infinity'
    where ${parent}::int8 is not null`);
  return true;
}
