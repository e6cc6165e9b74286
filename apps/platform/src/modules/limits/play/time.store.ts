import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Minutes at play within rolling 24 hours, 7 and 30 days. */
export interface PlayedLately {
  readonly day: number;
  readonly week: number;
  readonly month: number;
}

/** Longer ago than any limit asks for. */
const KEPT = sql`interval '31 days'`;

/** Notes this minute as one of play: once, however many pages say so. */
export async function noteMinute(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`
    insert into play_hour (player_id, hour, minutes)
    values (
      ${player}, date_trunc('hour', now(), 'UTC'),
      1::bigint << extract(minute from now() at time zone 'UTC')::int
    )
    on conflict (player_id, hour) do update
    set minutes = play_hour.minutes | excluded.minutes`);
  await tx.run(sql`
    delete from play_hour where player_id = ${player} and hour < now() - ${KEPT}`);
}

/** Counts the minutes that lie whole or in part in each window. */
export async function selectPlayed(tx: Tx, player: bigint): Promise<PlayedLately> {
  const rows = await tx.rows<{ name: keyof PlayedLately; minutes: bigint }>(sql`
    select span.name, coalesce(sum(bit_count(
      (minutes >> case when play_hour.hour = span.hour then span.minute else 0 end)::bit(64)
    )), 0)::int8 as minutes
    from (
      select name, date_trunc('hour', now() - length, 'UTC') as hour,
        extract(minute from (now() - length) at time zone 'UTC')::int as minute
      from (values
        ('day', interval '24 hours'),
        ('week', interval '168 hours'),
        ('month', interval '720 hours')
      ) of_limits (name, length)
    ) span
    left join play_hour on play_hour.player_id = ${player} and play_hour.hour >= span.hour
    group by span.name`);
  const of = (name: keyof PlayedLately) =>
    Number(rows.find((row) => row.name === name)?.minutes ?? 0n);
  return { day: of("day"), week: of("week"), month: of("month") };
}

/**
 * What keeps a player from new games and orders: a check without an answer, a pause that the law
 * forces, or used up time.
 */
export type Pause = "CHECK_DUE" | "ON_BREAK" | "TIME_UP";

/**
 * Which of these players wait with play, and for what: a limit of time is used up, their own or one
 * of staff, a pause of the law lasts, or a reality check waits for its answer.
 */
export async function selectPaused(
  tx: Tx,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, Pause>> {
  const rows = await tx.rows<{ player: bigint; pause: Pause }>(sql`
    select player_id as player, 'CHECK_DUE' as pause from play_session
    where player_id = any (${players}::bigint[]) and due_at is not null
    union all
    select player_id, 'ON_BREAK' from play_session
    where player_id = any (${players}::bigint[])
      and pause_from <= clock_timestamp() and pause_until > clock_timestamp()
    union all
    select player_limit.player_id, 'TIME_UP'
    from player_limit
    join (values
      ('dailyMinutes', interval '24 hours'),
      ('weeklyMinutes', interval '168 hours'),
      ('monthlyMinutes', interval '720 hours')
    ) of_limits (name, length) using (name)
    cross join lateral (
      select date_trunc('hour', now() - length, 'UTC') as hour,
        extract(minute from (now() - length) at time zone 'UTC')::int as minute
    ) span
    cross join lateral (
      select coalesce(sum(bit_count(
        (minutes >> case when play_hour.hour = span.hour then span.minute else 0 end)::bit(64)
      )), 0) as minutes
      from play_hour
      where play_hour.player_id = player_limit.player_id and play_hour.hour >= span.hour
    ) used
    where player_limit.player_id = any (${players}::bigint[])
      and used.minutes >= player_limit.units`);
  // A player without time left is told so, and of a pause before a check: by their names' order.
  return new Map(
    rows
      .toSorted((one, other) => (one.pause < other.pause ? -1 : 1))
      .map(({ player, pause }) => [player, pause]),
  );
}
