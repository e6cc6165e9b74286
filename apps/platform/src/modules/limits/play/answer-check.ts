import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { EndGames } from "../exclusion/bar.ts";
import { endPlan } from "../plan/end-plan.ts";
import { checkMinutes } from "./check-minutes.ts";
import { answered, isDue } from "./play.ts";
import { lockSession, writeSession } from "./play.store.ts";

/** An answer of a page to the check of its session. */
interface CheckAnswer {
  readonly session: bigint;
  readonly answer: "continue" | "stop";
  /** The most minutes between checks that the law has; undefined where it says nothing. */
  readonly law: number | undefined;
}

/**
 * A player's answer to the reality check of a session, the same on all pages: goes on with it, or
 * stops, which ends open games. A second answer to the same check changes nothing, nor one before
 * there is a check; one for a session that is over is refused.
 */
export async function answerCheck(
  tx: Tx,
  player: bigint,
  { session: number, answer, law }: CheckAnswer,
  endGames: EndGames,
): Promise<Result<void, "PLAY_OVER">> {
  const { session, now } = await lockSession(tx, player);
  if (!session || session.number !== number || session.stopped) return refuse("PLAY_OVER");
  const { every } = await checkMinutes(tx, player, law);
  const waits = isDue(session, every) || session.dueAt !== null;
  if (answer === "continue" && !waits) return ok(undefined);
  await writeSession(tx, player, answered(session, answer, now));
  if (answer !== "stop") return ok(undefined);
  await endPlan(tx, player, endGames);
  await endGames(tx, player);
  return ok(undefined);
}
