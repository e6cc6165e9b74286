import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** How often a player wants a reality check, in minutes, and what is asked of it. */
export interface IntervalRow {
  /** Undefined for no choice. */
  readonly chosen: number | undefined;
  /** A longer one that waits; undefined for none. */
  readonly raise: { readonly minutes: number; readonly askedAt: Temporal.Instant } | undefined;
  readonly now: Temporal.Instant;
}

export async function selectInterval(tx: Tx, player: bigint): Promise<IntervalRow> {
  const row = await tx.row<{
    chosen: number | null;
    asked: number | null;
    askedAt: Temporal.Instant | null;
    now: Temporal.Instant;
  }>(sql`
    select every_minutes as chosen, asked_minutes as asked, asked_at as "askedAt",
      clock_timestamp() as now
    from (select ${player}::int8 as player_id) as asked
    left join reality_check using (player_id)`);
  if (!row) throw new Error("The database gave no time");
  const { chosen, asked, askedAt, now } = row;
  return {
    chosen: chosen ?? undefined,
    raise: asked !== null && askedAt ? { minutes: asked, askedAt } : undefined,
    now,
  };
}

/** Keeps how often a player is shown how play goes, and a longer time that was asked for. */
export async function writeInterval(
  tx: Tx,
  player: bigint,
  minutes: number,
  raise: IntervalRow["raise"],
): Promise<void> {
  await tx.run(sql`
    insert into reality_check (player_id, every_minutes, asked_minutes, asked_at)
    values (${player}, ${minutes}, ${raise?.minutes ?? null}, ${raise?.askedAt ?? null})
    on conflict (player_id) do update
    set every_minutes = excluded.every_minutes, asked_minutes = excluded.asked_minutes,
      asked_at = excluded.asked_at`);
}
