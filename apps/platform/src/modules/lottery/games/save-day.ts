import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { askForDay } from "./day-approval.ts";
import { lockGame } from "./games.store.ts";
import { clearException, setException } from "./set-exception.ts";

/**
 * A day of a game: its draw at another time, null for none; undefined to follow the calendar.
 */
interface Day {
  readonly code: string;
  readonly day: Temporal.PlainDate;
  readonly drawsAt: Temporal.PlainTime | null | undefined;
  readonly reason: string;
}

/**
 * Sets a day of a game, or asks a second person for it. Returns the public id of what waits; null
 * when it is in force.
 */
export async function saveDay(
  tx: Tx,
  secretKey: string,
  staff: StaffSignedIn,
  { code, day, drawsAt, reason }: Day,
): Promise<Result<string | null, "NO_SUCH_GAME" | "ALL_DAY" | "ASKED_ALREADY">> {
  const game = await lockGame(tx, code);
  if (!game) return refuse("NO_SUCH_GAME");
  if (game.calendar.kind === "every" && drawsAt) return refuse("ALL_DAY");
  const asked = await askForDay(tx, staff, game, { day, drawsAt, reason });
  if (!asked.ok || asked.value !== null) return asked;
  const done =
    drawsAt === undefined
      ? await clearException(tx, secretKey, code, day)
      : await setException(tx, secretKey, code, { day, drawsAt, reason });
  if (!done.ok) return done;
  const about = {
    actor: staff.username,
    action: `lottery.exception.${drawsAt === undefined ? "clear" : "set"}`,
    subject: code,
    brandId: null,
    reason,
  };
  const saved = {
    day: day.toString(),
    drawsAt: drawsAt?.toString({ smallestUnit: "minute" }) ?? null,
  };
  await recordAudit(
    tx,
    drawsAt === undefined ? { ...about, before: { day: saved.day } } : { ...about, after: saved },
  );
  return ok(null);
}
