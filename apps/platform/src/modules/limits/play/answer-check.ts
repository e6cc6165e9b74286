import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { EndGames } from "../exclusion/bar.ts";
import { answered } from "./play.ts";
import { lockSession, writeSession } from "./play.store.ts";

/**
 * A player's answer to the reality check of a session, the same on all pages: goes on with it, or
 * stops, which ends open games. A second answer to the same check changes nothing; one for a
 * session that is over is refused.
 */
export async function answerCheck(
  tx: Tx,
  player: bigint,
  { session: number, answer }: { readonly session: bigint; readonly answer: "continue" | "stop" },
  endGames: EndGames,
): Promise<Result<void, "PLAY_OVER">> {
  const { session, now } = await lockSession(tx, player);
  if (!session || session.number !== number || session.stopped) return refuse("PLAY_OVER");
  await writeSession(tx, player, answered(session, answer, now));
  if (answer === "stop") await endGames(tx, player);
  return ok(undefined);
}
