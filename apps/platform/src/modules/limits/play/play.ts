/** Minutes between two reality checks: without a choice, and what can be chosen. */
export const CHECK_MINUTES = { usual: 60, least: 15, most: 120 } as const;

/** After so many minutes away a new session of play begins. */
const PAUSE_MINUTES = 15;

/**
 * So many minutes a vendor's game may go on under a check that waits for its answer: longer than a
 * hand at any table, so that what was begun can end.
 */
const GRACE_MINUTES = 3;

/** A pause that a law forces on a player. */
interface ForcedPause {
  readonly from: Temporal.Instant;
  readonly until: Temporal.Instant;
}

/** A session of play: all games and lottery pages of a player at once. */
export interface PlaySession {
  readonly number: bigint;
  readonly begunAt: Temporal.Instant;
  /** When a page last said that the player is there. */
  readonly seenAt: Temporal.Instant;
  /** When a reality check was answered last, or the session began. */
  readonly checkedAt: Temporal.Instant;
  readonly stopped: boolean;
  /** Since when a reality check waits for its answer; null while none does. */
  readonly dueAt: Temporal.Instant | null;
  /** Since when the player has played without a pause. */
  readonly unbrokenAt: Temporal.Instant;
  /** The pause that a law forces on the player, from when it is known of; null for none. */
  readonly pause: ForcedPause | null;
}

/** What a page that the player is at comes to. */
export type PlayState = "PLAYING" | "DUE" | "STOPPED";

/** The next state of a session, and the session; it is the same one where nothing changed. */
export interface Seen {
  readonly state: PlayState;
  readonly session: PlaySession;
}

/**
 * A page says that the player is there. `known` is the session that the page was opened in: one
 * that was stopped stays so for its pages, and a page that is opened later begins another. A check
 * that is due stays due however long the player is away, and whatever interval is chosen since.
 */
export function seen(
  before: PlaySession | undefined,
  known: bigint | undefined,
  everyMinutes: number,
  now: Temporal.Instant,
): Seen {
  if (!before) return { state: "PLAYING", session: begun(1n, now) };
  if (before.stopped)
    return known !== undefined && known <= before.number
      ? { state: "STOPPED", session: before }
      : { state: "PLAYING", session: begun(before.number + 1n, now) };
  if (before.dueAt !== null || isDue(before, everyMinutes))
    return { state: "DUE", session: dueFrom(before, now) };
  if (minutesFrom(before.seenAt, now) >= PAUSE_MINUTES)
    return { state: "PLAYING", session: begun(before.number + 1n, now) };
  const session = { ...before, seenAt: now, dueAt: null };
  return isDue(session, everyMinutes)
    ? { state: "DUE", session: dueFrom(session, now) }
    : { state: "PLAYING", session };
}

function dueFrom(session: PlaySession, now: Temporal.Instant): PlaySession {
  return session.dueAt === null ? { ...session, dueAt: now } : session;
}

/** Whether a check has waited so long that no game may go on under it. */
export function isOverdue({ state, session }: Seen, now: Temporal.Instant): boolean {
  return state === "DUE" && minutesFrom(session.dueAt ?? now, now) >= GRACE_MINUTES;
}

/**
 * Whether a minute that a page is there counts as played: also the first ones under a check, where
 * a game may go on.
 */
export function isAtPlay(then: Seen, now: Temporal.Instant): boolean {
  return then.state === "PLAYING" || (then.state === "DUE" && !isOverdue(then, now));
}

/** Whether a reality check waits for its answer. Only time at play counts towards it. */
export function isDue({ seenAt, checkedAt, stopped }: PlaySession, everyMinutes: number): boolean {
  return !stopped && minutesFrom(checkedAt, seenAt) >= everyMinutes;
}

/** The session after its check was answered; the player plays on from now, or has stopped. */
export function answered(
  session: PlaySession,
  answer: "continue" | "stop",
  now: Temporal.Instant,
): PlaySession {
  return answer === "stop"
    ? { ...session, stopped: true, dueAt: null }
    : { ...session, seenAt: now, checkedAt: now, dueAt: null };
}

function begun(number: bigint, now: Temporal.Instant): PlaySession {
  return {
    number,
    begunAt: now,
    seenAt: now,
    checkedAt: now,
    stopped: false,
    dueAt: null,
    unbrokenAt: now,
    pause: null,
  };
}

function minutesFrom(from: Temporal.Instant, to: Temporal.Instant): number {
  return from.until(to).total("minutes");
}
