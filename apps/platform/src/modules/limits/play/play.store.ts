import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { PlaySession } from "./play.ts";

/** Holds a player's session of play until the transaction ends; answers it and the time. */
export async function lockSession(
  tx: Tx,
  player: bigint,
): Promise<{ readonly session: PlaySession | undefined; readonly now: Temporal.Instant }> {
  const row = await tx.row<{ now: Temporal.Instant }>(sql`
    select pg_advisory_xact_lock(hashtextextended('play ' || ${player}::int8, 0)) is null as held,
      clock_timestamp() as now`);
  if (!row) throw new Error("The database gave no time");
  return { session: await selectSession(tx, player), now: row.now };
}

interface SessionRow extends Omit<PlaySession, "pause"> {
  readonly pauseFrom: Temporal.Instant | null;
  readonly pauseUntil: Temporal.Instant | null;
}

async function selectSession(tx: Tx, player: bigint): Promise<PlaySession | undefined> {
  const row = await tx.row<SessionRow>(sql`
    select number, begun_at as "begunAt", seen_at as "seenAt", checked_at as "checkedAt", stopped,
      due_at as "dueAt", unbroken_at as "unbrokenAt", pause_from as "pauseFrom",
      pause_until as "pauseUntil"
    from play_session where player_id = ${player}`);
  if (!row) return undefined;
  const { pauseFrom: from, pauseUntil: until, ...session } = row;
  return { ...session, pause: from && until && { from, until } };
}

export async function writeSession(tx: Tx, player: bigint, session: PlaySession): Promise<void> {
  const { number, begunAt, seenAt, checkedAt, stopped, dueAt, unbrokenAt, pause } = session;
  await tx.run(sql`
    insert into play_session (
      player_id, number, begun_at, seen_at, checked_at, stopped, due_at, unbroken_at, pause_from,
      pause_until
    )
    values (
      ${player}, ${number}, ${begunAt}, ${seenAt}, ${checkedAt}, ${stopped}, ${dueAt},
      ${unbrokenAt}, ${pause?.from ?? null}, ${pause?.until ?? null}
    )
    on conflict (player_id) do update
    set number = excluded.number, begun_at = excluded.begun_at, seen_at = excluded.seen_at,
      checked_at = excluded.checked_at, stopped = excluded.stopped, due_at = excluded.due_at,
      unbroken_at = excluded.unbroken_at, pause_from = excluded.pause_from,
      pause_until = excluded.pause_until`);
}

/**
 * The pauses that a law forces on these players, in milliseconds since 1970: those that stand, are
 * known of, or have ended within a minute.
 */
export async function selectForcedPauses(
  tx: Tx,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, { readonly from: number; readonly until: number }>> {
  const rows = await tx.rows<{
    player: bigint;
    from: Temporal.Instant;
    until: Temporal.Instant;
  }>(sql`
    select player_id as player, pause_from as from, pause_until as until from play_session
    where player_id = any (${players}::bigint[]) and pause_until > now() - interval '1 minute'`);
  return new Map(
    rows.map(({ player, from, until }) => [
      player,
      { from: from.epochMilliseconds, until: until.epochMilliseconds },
    ]),
  );
}

/** A page at play says so every half minute. */
const SAID_WITHIN_SECONDS = 45;

/** Of whom of these players no page has said lately that they are at play. */
export async function selectUnseen(tx: Tx, players: readonly bigint[]): Promise<bigint[]> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    select player from unnest(${players}::bigint[]) as asked (player)
    where not exists (
      select from play_session
      where player_id = player
        and seen_at > now() - make_interval(secs => ${SAID_WITHIN_SECONDS})
    )
    order by player`);
  return rows.map(({ player }) => player);
}
