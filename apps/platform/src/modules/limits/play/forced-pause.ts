import type { PauseLaw } from "../../profiles/index.ts";
import type { PlaySession } from "./play.ts";

/** A pause that falls due within so many seconds is noted: pages of play speak twice a minute. */
const AHEAD_SECONDS = 90;

/** It begins this late at the earliest, when every process knows of it. */
const KNOWN_SECONDS = 10;

/** Whether a player has to pause at a time. */
export function isPaused({ pause }: PlaySession, now: Temporal.Instant): boolean {
  return pause !== null && !isBefore(now, pause.from) && isBefore(now, pause.until);
}

/**
 * A session with the pause that its player's law forces after so many minutes of play. Being away
 * for as long as the pause is one; stopping and beginning another session is none. `before` is the
 * session as it stood when a page or a game was seen last.
 */
export function withPause(
  session: PlaySession,
  before: PlaySession | undefined,
  law: PauseLaw | undefined,
  now: Temporal.Instant,
): PlaySession {
  if (!before) return session;
  const rested =
    (before.pause !== null && !isBefore(now, before.pause.until)) ||
    (law
      ? before.seenAt.until(now).total("minutes") >= law.minutes
      : session.number !== before.number);
  if (rested) return { ...session, unbrokenAt: now, pause: null };
  const kept = { ...session, unbrokenAt: before.unbrokenAt, pause: before.pause };
  if (!law || kept.pause) return kept;
  const due = kept.unbrokenAt.add({ seconds: Math.round(law.afterMinutes * 60) });
  if (isBefore(now.add({ seconds: AHEAD_SECONDS }), due)) return kept;
  const soonest = now.add({ seconds: KNOWN_SECONDS });
  const from = isBefore(due, soonest) ? soonest : due;
  const until = from.add({ seconds: Math.round(law.minutes * 60) });
  return { ...kept, pause: { from, until } };
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0;
}
