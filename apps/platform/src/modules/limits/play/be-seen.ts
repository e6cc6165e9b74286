import type { Tx } from "@perya/postgres";
import type { EndGames } from "../exclusion/bar.ts";
import { checkMinutes, type CheckMinutes } from "./check-minutes.ts";
import { isAtPlay, isOverdue, seen, type PlaySession, type PlayState } from "./play.ts";
import { lockSession, writeSession } from "./play.store.ts";
import { timeLeft, type TimeLeft } from "./time-left.ts";
import { noteMinute } from "./time.store.ts";

/** Where a player's session of play is. */
export interface Play {
  readonly state: PlayState | "TIME_UP";
  readonly session: PlaySession;
  readonly check: CheckMinutes;
  /** Undefined where no limit of time is set. */
  readonly left: TimeLeft | undefined;
  /** Whether open games were ended because the check has waited for too long. */
  readonly overdue: boolean;
}

/** A page that says that its player is there. */
export interface SeenPage {
  readonly player: bigint;
  /** The session that the page was opened in; undefined for one that was opened now. */
  readonly known: bigint | undefined;
  /** The most minutes between reality checks that the law has; undefined where it says nothing. */
  readonly law: number | undefined;
}

/**
 * A page with a game or a lottery says that the player is at it: the minute counts, once for all
 * pages, and a reality check falls due. Open games end where a limit of time leaves nothing, and
 * where a check has waited for longer than a vendor's game may go on under it
 * (docs/decisions/0022).
 */
export async function beSeen(
  tx: Tx,
  { player, known, law }: SeenPage,
  endGames: EndGames,
): Promise<Play> {
  const { session: before, now } = await lockSession(tx, player);
  const check = await checkMinutes(tx, player, law);
  const then = seen(before, known, check.every, now);
  const { state, session } = then;
  const left = await timeLeft(tx, player);
  if (session !== before) await writeSession(tx, player, session);
  if (left?.minutes === 0) {
    await endGames(tx, player);
    const ended = state === "STOPPED" ? state : "TIME_UP";
    return { state: ended, session, check, left, overdue: false };
  }
  if (isAtPlay(then, now)) await noteMinute(tx, player);
  const overdue = isOverdue(then, now);
  if (overdue) await endGames(tx, player);
  return { state, session, check, left, overdue };
}
