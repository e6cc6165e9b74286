import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A player who is excluded, and since when. */
export interface ExcludedSince {
  readonly player: bigint;
  readonly since: Temporal.Instant;
}

const STANDING = sql`
  select player_id as player, min(begins_at) as since from exclusion
  where until > now() and lifted_at is null`;

/** Some players who are excluded, in order. */
export function selectExcluded(tx: Tx, after: bigint, limit: number): Promise<ExcludedSince[]> {
  return tx.rows(sql`
    ${STANDING} and player_id > ${after}
    group by player_id order by player_id limit ${limit}`);
}

/** Since when a player is excluded; undefined for one who is not. */
export function selectSince(tx: Tx, player: bigint): Promise<ExcludedSince | undefined> {
  return tx.row(sql`${STANDING} and player_id = ${player} group by player_id`);
}

/** Notes that a player is told of a time; false where that was done before. */
export async function insertUnclaimed(
  tx: Tx,
  player: bigint,
  due: Temporal.Instant,
): Promise<boolean> {
  const row = await tx.row(sql`
    insert into unclaimed_notice as kept (player_id, due_at) values (${player}, ${due})
    on conflict (player_id) do update set due_at = excluded.due_at, told_at = now()
    where kept.due_at < excluded.due_at
    returning player_id`);
  return row !== undefined;
}
