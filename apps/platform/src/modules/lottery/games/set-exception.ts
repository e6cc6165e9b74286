import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { LotteryGame } from "../lottery.ts";
import type { CalendarException } from "./calendar.ts";
import { remakeIssues } from "./change-game.ts";
import { deleteException, lockGame, upsertException } from "./games.store.ts";

/**
 * Sets a day's exception: no draw, or a draw at another time; issues that have not opened are
 * recreated.
 */
export async function setException(
  tx: Tx,
  secretKey: string,
  code: string,
  exception: CalendarException & { readonly reason: string },
): Promise<Result<LotteryGame, "NO_SUCH_GAME" | "ALL_DAY">> {
  const game = await lockGame(tx, code);
  if (!game) return refuse("NO_SUCH_GAME");
  // A game that is drawn all day can have a day off, but not another time.
  if (game.calendar.kind === "every" && exception.drawsAt !== null) return refuse("ALL_DAY");
  await upsertException(tx, game.id, exception);
  await remakeIssues(tx, secretKey, game);
  return ok(game);
}

/** Removes a day's exception, if there is one. */
export async function clearException(
  tx: Tx,
  secretKey: string,
  code: string,
  day: Temporal.PlainDate,
): Promise<Result<LotteryGame, "NO_SUCH_GAME">> {
  const game = await lockGame(tx, code);
  if (!game) return refuse("NO_SUCH_GAME");
  await deleteException(tx, game.id, day);
  await remakeIssues(tx, secretKey, game);
  return ok(game);
}
