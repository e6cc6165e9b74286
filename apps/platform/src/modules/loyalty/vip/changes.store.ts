import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { VipChange } from "./member.ts";

/** A player's level and floor, and the steps that led there. */
export interface Moved {
  readonly player: bigint;
  readonly level: number;
  readonly floor: number;
  readonly rose: boolean;
  readonly steps: readonly VipChange[];
}

/** Writes levels with the steps that led to them. */
export async function writeMoved(tx: Tx, moved: readonly Moved[]): Promise<void> {
  const of = <Value>(read: (one: Moved) => Value) => moved.map(read);
  await tx.run(sql`
    update vip_member
    set level = to_be.level, floor = to_be.floor, highest = greatest(highest, to_be.level),
      raised_at = case when to_be.rose then now() else raised_at end
    from unnest(
      ${of(({ player }) => player)}::int8[], ${of(({ level }) => level)}::int4[],
      ${of(({ floor }) => floor)}::int4[], ${of(({ rose }) => rose)}::boolean[]
    ) as to_be (player, level, floor, rose)
    where player_id = to_be.player`);
  const rows = moved.flatMap(({ player, steps }) => steps.map((step) => ({ player, ...step })));
  const each = <Value>(read: (one: (typeof rows)[number]) => Value) => rows.map(read);
  await tx.run(sql`
    insert into vip_change (player_id, before, after, floor, cause, actor, reason)
    select * from unnest(
      ${each(({ player }) => player)}::int8[], ${each(({ before }) => before)}::int4[],
      ${each(({ after }) => after)}::int4[], ${each(({ floor }) => floor)}::int4[],
      ${each(({ cause }) => cause)}::text[], ${each(({ actor }) => actor)}::text[],
      ${each(({ reason }) => reason)}::text[]
    )`);
}

/** The last changes of a player's level and floor, the newest first. */
export function selectChanges(
  tx: Tx,
  player: bigint,
  most: number,
): Promise<(VipChange & { readonly at: Temporal.Instant })[]> {
  return tx.rows(sql`
    select before, after, floor, cause, actor, reason, at from vip_change
    where player_id = ${player}
    order by id desc limit ${most}`);
}
