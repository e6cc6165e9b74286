import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A player on a branch of the tree. */
export interface Branch {
  readonly player: bigint;
  readonly depth: number;
  /** Players directly below. */
  readonly direct: number;
  readonly isFrozen: boolean;
  readonly moves: boolean;
}

interface Asked {
  readonly brandId: bigint;
  /** Null for those directly under the house. */
  readonly parent: bigint | null;
  /** Only those after this one; 0 for the first page. */
  readonly after: bigint;
  readonly size: number;
}

const BRANCH = sql`
  place.player_id as player, place.depth::int4 as depth,
  (
    select count(*)::int4 from agent_place below
    where below.parent_id = place.player_id and below.to_at = 'infinity'
  ) as direct,
  exists (
    select from agent_freeze ice
    where ice.player_id = place.player_id and ice.to_at = 'infinity'
  ) as "isFrozen",
  exists (
    select from agent_move move
    where move.player_id = place.player_id and move.state = 'SCHEDULED'
  ) as moves`;

/** The players directly under an agent or the house, oldest account first. */
export function pageBranch(tx: Tx, { brandId, parent, after, size }: Asked): Promise<Branch[]> {
  const under =
    parent === null
      ? sql`place.parent_id is null and place.brand_id = ${brandId}`
      : sql`place.parent_id = ${parent}`;
  return tx.rows(sql`
    select ${BRANCH}
    from agent_place place
    where ${under} and place.to_at = 'infinity' and place.player_id > ${after}
    order by place.player_id limit ${size}`);
}

/** Some players as they stand now. */
export function selectBranches(tx: Tx, players: readonly bigint[]): Promise<Branch[]> {
  return tx.rows(sql`
    select ${BRANCH}
    from agent_place place
    where place.player_id = any (${players}::int8[]) and place.to_at = 'infinity'
    order by place.depth, place.player_id`);
}
