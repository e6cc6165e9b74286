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

/** Freezes an agent from now on; false for one who is. */
export async function insertFreeze(
  tx: Tx,
  player: bigint,
  by: string,
  reason: string,
): Promise<boolean> {
  const added = await tx.run(sql`
    insert into agent_freeze (player_id, frozen_by, reason)
    values (${player}, ${by}, ${reason})
    on conflict (player_id) where to_at = 'infinity' do nothing`);
  return added === 1;
}

/** Ends an agent's freeze now; false for one who is not frozen. */
export async function endFreeze(
  tx: Tx,
  player: bigint,
  by: string,
  reason: string,
): Promise<boolean> {
  const ended = await tx.run(sql`
    update agent_freeze
    set to_at = greatest(from_at, now()), ended_by = ${by}, end_reason = ${reason}
    where player_id = ${player} and to_at = 'infinity'`);
  return ended === 1;
}
