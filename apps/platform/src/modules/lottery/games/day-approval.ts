import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import type { LotteryGame } from "../lottery.ts";
import { lockGame, selectExceptions } from "./games.store.ts";
import { clearException, setException } from "./set-exception.ts";

/** "20:00" for another time, "none" for no draw, null for a day that follows the calendar. */
const draws = z.string().nullable();
const payload = z.object({ code: z.string(), day: z.string(), before: draws, after: draws });

/**
 * A day's exception: the time of its draw, null for no draw; undefined for a day that follows the
 * calendar.
 */
type DrawsAt = Temporal.PlainTime | null | undefined;

/**
 * Asks a second person to approve a day's exception, where one is needed: outside results are known
 * at their own time, and a moved draw would take bets after it. A day without a draw takes none.
 * Returns the request's public id; null when one person is enough. The caller has locked the game.
 */
export async function askForDay(
  tx: Tx,
  asker: StaffSignedIn,
  game: LotteryGame,
  {
    day,
    drawsAt,
    reason,
  }: { readonly day: Temporal.PlainDate; readonly drawsAt: DrawsAt; readonly reason: string },
): Promise<Result<string | null, "ASKED_ALREADY">> {
  const before = await drawsOn(tx, game.id, day);
  const isMoved = drawsAt ? true : drawsAt === undefined && before !== null && before !== "none";
  if (game.source === "RNG" || !isMoved) return ok(null);
  const carried = { code: game.code, day: day.toString(), before, after: textOf(drawsAt) };
  const subject = `${game.code}:${day.toString()}`;
  const change = {
    kind: lotteryDayApproval.kind,
    subject,
    about: `${game.name}, ${day.toString()}`,
    brandId: null,
    payload: carried,
    reason,
  };
  return askChange(tx, asker, change, carried);
}

/** A day on which a lottery whose results come from outside is drawn at another time. */
export const lotteryDayApproval: ApprovalKind = {
  kind: "lottery.day",
  title: "Change of a draw's time",
  permission: "lottery.write",
  refusals: {
    NO_SUCH_GAME: [404, "There is no such lottery."],
    ALL_DAY: [422, "A game that is drawn all day can have a day off, but not another time."],
    DAY_CHANGED: [
      409,
      "This day was changed in the meantime. Reject this request so that it can be made again.",
    ],
  },
  details: (approval) => {
    const { day, before, after } = payload.parse(approval.payload);
    const words = (at: string | null) =>
      at === null ? "as scheduled" : at === "none" ? "not at all" : `at ${at}`;
    return [
      { label: "Day", value: day },
      { label: "Drawn", value: `${words(before)} → ${words(after)}` },
    ];
  },
  hold: async (tx, approval) => void (await lockGame(tx, payload.parse(approval.payload).code)),
  carryOut: async ({ platform, tx, approval, by }) => {
    const { code, day: text, before, after } = payload.parse(approval.payload);
    const [game, day] = [await lockGame(tx, code), Temporal.PlainDate.from(text)];
    if (!game) return refuse("NO_SUCH_GAME");
    if ((await drawsOn(tx, game.id, day)) !== before) return refuse("DAY_CHANGED");
    const { secretKey } = platform.config;
    const reason = approval.reason ?? "";
    const drawsAt = after === null ? undefined : Temporal.PlainTime.from(after);
    const done = drawsAt
      ? await setException(tx, secretKey, code, { day, drawsAt, reason })
      : await clearException(tx, secretKey, code, day);
    if (!done.ok) return done;
    const about = {
      actor: `${approval.askedBy} and ${by.username}`,
      action: `lottery.exception.${drawsAt ? "set" : "clear"}`,
      subject: code,
    };
    await recordAudit(tx, {
      ...about,
      brandId: null,
      before: { day: text, drawsAt: before },
      after: { day: text, drawsAt: after },
      reason,
    });
    return ok(undefined);
  },
};

async function drawsOn(tx: Tx, gameId: number, day: Temporal.PlainDate): Promise<string | null> {
  const found = (await selectExceptions(tx, gameId)).find((one) => one.day.equals(day));
  return found ? textOf(found.drawsAt) : null;
}

function textOf(drawsAt: DrawsAt): string | null {
  if (drawsAt === undefined) return null;
  return drawsAt === null ? "none" : drawsAt.toString({ smallestUnit: "minute" });
}
