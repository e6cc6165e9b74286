import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { SOURCE_WORDS, SOURCES, type LotteryGame } from "../lottery.ts";
import { calendarSchema } from "./calendar.ts";
import { calendarWords } from "./calendar-words.ts";
import {
  applyChange,
  changeGame,
  CHANGE_REFUSALS,
  type ChangeRefusal,
  type GameChange,
} from "./change-game.ts";
import { lockGame, selectExceptions } from "./games.store.ts";

/**
 * The settings that decide an outcome, or until when players may bet on one that is known outside.
 */
const guarded = z.object({
  source: z.enum(SOURCES),
  feed: z.object({ url: z.string(), publicKey: z.string() }).nullable(),
  calendar: calendarSchema,
  timezone: z.string(),
  lockSeconds: z.number(),
  maxLateSeconds: z.number(),
});
type Guarded = z.infer<typeof guarded>;
const payload = z.object({ before: guarded, after: guarded, moved: z.string() });

const ALWAYS = ["source", "feed"] as const satisfies readonly (keyof Guarded)[];
const TIMES = [
  "calendar",
  "timezone",
  "lockSeconds",
  "maxLateSeconds",
] as const satisfies readonly (keyof Guarded)[];

/** The settings in words, in the order of the page. */
const LINES: readonly (readonly [label: string, words: (of: Guarded) => string])[] = [
  ["Results", ({ source }) => SOURCE_WORDS[source]],
  ["Address of the feed", ({ feed }) => feed?.url ?? "none"],
  ["Key of the feed", ({ feed }) => feed?.publicKey ?? "none"],
  ["Drawn", ({ calendar, timezone }) => `${calendarWords(calendar)}, ${timezone}`],
  ["Sales close", ({ lockSeconds }) => `${lockSeconds} s before the draw`],
  ["Void when late", ({ maxLateSeconds }) => `${maxLateSeconds} s after the draw`],
];

/**
 * Splits a change into what one person may do and what needs a second one: the source of results,
 * always; the times of draws and sales too, where results come from outside, since later sales
 * would take bets on a known outcome.
 */
export function partChange(
  game: LotteryGame,
  change: GameChange,
): { readonly alone: GameChange; readonly two: GameChange } {
  const after = applyChange(game, change);
  const outside = game.source !== "RNG" || after.source !== "RNG";
  const names = (outside ? [...ALWAYS, ...TIMES] : ALWAYS).filter(
    (name) => !isDeepStrictEqual(game[name], after[name]),
  );
  const isGuarded = (name: string) =>
    ([...ALWAYS, ...(outside ? TIMES : [])] as readonly string[]).includes(name);
  const alone = Object.fromEntries(Object.entries(change).filter(([name]) => !isGuarded(name)));
  return { alone, two: Object.fromEntries(names.map((name) => [name, after[name]])) };
}

/**
 * Requests a change of what decides a lottery's outcomes. The caller has locked the game and
 * checked the change. Returns the request's public id.
 */
export async function askForGame(
  tx: Tx,
  asker: StaffSignedIn,
  game: LotteryGame,
  { two, reason }: { readonly two: GameChange; readonly reason: string },
): Promise<Result<string, "ASKED_ALREADY">> {
  const [before, after] = [guarded.parse(game), guarded.parse(applyChange(game, two))];
  const request = {
    kind: lotteryGameApproval.kind,
    subject: game.code,
    about: game.name,
    brandId: null,
    payload: { before, after, moved: await movedDays(tx, game.id) },
    reason,
  };
  return askChange(tx, asker, request, two);
}

/**
 * A change of where a lottery's results come from, or of when it is drawn and sold where they come
 * from outside.
 */
export const lotteryGameApproval: ApprovalKind = {
  kind: "lottery.game",
  title: "Drawing of a lottery",
  permission: "lottery.write",
  refusals: {
    ...CHANGE_REFUSALS,
    GAME_CHANGED: [
      409,
      "This lottery was changed in the meantime. Reject this request so that it can be made again.",
    ],
  },
  details: (approval) => {
    const { before, after, moved } = payload.parse(approval.payload);
    // A lottery that switches to outside results is shown in full: its times were set by one
    // person.
    const isNew = before.source !== after.source;
    const days = isNew && moved !== "" ? [{ label: "Days at another time", value: moved }] : [];
    const lines = LINES.flatMap(([label, words]) => {
      if (words(before) !== words(after))
        return [{ label, value: `${words(before)} → ${words(after)}` }];
      return isNew && words(after) !== "none"
        ? [{ label, value: `${words(after)}, as before` }]
        : [];
    });
    return [...lines, ...days];
  },
  hold: async (tx, { subject }) => void (await lockGame(tx, subject)),
  carryOut: async ({ platform, tx, approval, by }) => {
    const { before, after, moved } = payload.parse(approval.payload);
    const now = await lockGame(tx, approval.subject);
    if (!now) return refuse("NO_SUCH_GAME" satisfies ChangeRefusal);
    if (!isDeepStrictEqual(guarded.parse(now), before) || (await movedDays(tx, now.id)) !== moved)
      return refuse("GAME_CHANGED");
    const changed = await changeGame(tx, platform.config.secretKey, approval.subject, after);
    if (!changed.ok) return changed;
    const about = {
      actor: `${approval.askedBy} and ${by.username}`,
      action: "lottery.game.update",
      subject: approval.subject,
      brandId: null,
    };
    await recordAudit(tx, { ...about, before, after, reason: approval.reason ?? undefined });
    return ok(undefined);
  },
};

/**
 * The exceptions, in words; one person sets them while the draw is our own.
 */
async function movedDays(tx: Tx, gameId: number): Promise<string> {
  const days = await selectExceptions(tx, gameId);
  return days
    .flatMap(({ day, drawsAt }) =>
      drawsAt ? [`${day.toString()} at ${drawsAt.toString({ smallestUnit: "minute" })}`] : [],
    )
    .join(", ");
}
