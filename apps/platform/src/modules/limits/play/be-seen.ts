import type { Tx } from "@perya/postgres";
import type { CheckLaw } from "../../profiles/index.ts";
import type { EndGames } from "../exclusion/bar.ts";
import { checkMinutes, type CheckMinutes } from "./check-minutes.ts";
import { isPaused, withPause } from "./forced-pause.ts";
import { isAtPlay, isOverdue, seen, type PlaySession, type PlayState } from "./play.ts";
import { lockSession, writeSession } from "./play.store.ts";
import { timeLeft, type TimeLeft } from "./time-left.ts";
import { noteMinute } from "./time.store.ts";

/** Where a player's session of play is. */
export interface Play {
  readonly state: PlayState | "TIME_UP" | "ON_BREAK";
  readonly session: PlaySession;
  readonly check: CheckMinutes;
  /** Undefined where no limit of time is set. */
  readonly left: TimeLeft | undefined;
  /** Whether open games were ended because the check has waited for too long. */
  readonly overdue: boolean;
  /** The pause that the law forces on the player; undefined while none is known of. */
  readonly pause: SecondsToPause | undefined;
}

/** Whole seconds, rounded up: zero until one that has begun. */
interface SecondsToPause {
  readonly startsIn: number;
  readonly endsIn: number;
}

/** A page that says that its player is there. */
export interface SeenPage {
  readonly player: bigint;
  /** The session that the page was opened in; undefined for one that was opened now. */
  readonly known: bigint | undefined;
  /** What the law asks of the time at play. */
  readonly law: CheckLaw;
}

/**
 * A page with a game or a lottery says that the player is at it: the minute counts, once for all
 * pages, a reality check falls due, and so does a pause that the law forces. Open games end where a
 * limit of time leaves nothing, and where a check has waited for longer than a vendor's game may go
 * on under it (docs/decisions/0022).
 */
export async function beSeen(
  tx: Tx,
  { player, known, law }: SeenPage,
  endGames: EndGames,
): Promise<Play> {
  const { session: before, now } = await lockSession(tx, player);
  const check = await checkMinutes(tx, player, law.everyMinutes);
  const then = seen(before, known, check.every, now);
  const paused = before && then.state !== "STOPPED" && isPaused(before, now);
  const state = paused ? "ON_BREAK" : then.state;
  const session =
    paused || then.session === before ? before : withPause(then.session, before, law.pause, now);
  const left = await timeLeft(tx, player);
  if (session !== before) await writeSession(tx, player, session);
  const about = { session, check, left, pause: secondsTo(session.pause, now) };
  if (left?.minutes === 0) {
    await endGames(tx, player);
    const ended = state === "STOPPED" ? state : "TIME_UP";
    return { ...about, state: ended, overdue: false };
  }
  if (paused) return { ...about, state, overdue: false };
  if (isAtPlay(then, now)) await noteMinute(tx, player);
  const overdue = isOverdue(then, now);
  if (overdue) await endGames(tx, player);
  return { ...about, state, overdue };
}

function secondsTo(pause: PlaySession["pause"], now: Temporal.Instant): SecondsToPause | undefined {
  if (!pause) return undefined;
  const to = (then: Temporal.Instant) => Math.max(0, Math.ceil(now.until(then).total("seconds")));
  return { startsIn: to(pause.from), endsIn: to(pause.until) };
}
