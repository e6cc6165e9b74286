import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { LotteryGame } from "../lottery.ts";
import type { CalendarException } from "./calendar.ts";
import { remakeIssues } from "./change-game.ts";
import { deleteException, lockGame, upsertException } from "./games.store.ts";

/** Says of a day that a game is not drawn on it, or at another time; issues that have not opened are recreated. */
export async function setException(
  tx: Tx,
  secretKey: string,
  code: string,
  exception: CalendarException & { readonly reason: string },
): Promise<Result<LotteryGame, "NO_SUCH_GAME" | "ALL_DAY">> {
  const game = await lockGame(tx, code);
  if (!game) return refuse("NO_SUCH_GAME");
  // A game that is drawn all day has a day off, and no other time.
  if (game.calendar.kind === "every" && exception.drawsAt !== null) return refuse("ALL_DAY");
  await upsertException(tx, game.id, exception);
  await remakeIssues(tx, secretKey, game);
  return ok(game);
}

/** Lets a day be as the calendar has it; one that is already stays so. */
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
