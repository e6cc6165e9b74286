import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";

/** Agents who are frozen at a time: rows (player_id) for a statement. */
export const frozenAt = (at: Sql): Sql => sql`
  select player_id from agent_freeze where from_at <= ${at} and ${at} < to_at`;

/** Whether an agent is frozen now. */
export async function selectIsFrozen(tx: Tx, player: bigint): Promise<boolean> {
  const row = await tx.row(sql`
    select from agent_freeze where player_id = ${player} and to_at = 'infinity'`);
  return row !== undefined;
}

/** Which of some players are frozen now. */
export async function selectFrozenAmong(
  tx: Tx,
  players: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select player_id as id from agent_freeze
    where player_id = any (${players}::int8[]) and to_at = 'infinity'`);
  return new Set(rows.map(({ id }) => id));
}
