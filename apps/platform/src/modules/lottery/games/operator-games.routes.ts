import { z } from "zod";
import { answer, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { openOfKinds } from "../../approvals/index.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { PRIZE_MODES, SOURCES, type LotteryGame } from "../lottery.ts";
import { reason } from "../reason.ts";
import { toRequest, wireRequest } from "../wire-request.ts";
import { calendarSchema } from "./calendar.ts";
import { CHANGE_REFUSALS } from "./change-game.ts";
import { lotteryDayApproval } from "./day-approval.ts";
import { lotteryGameApproval } from "./game-approval.ts";
import { selectAllExceptions, selectGames, type StoredException } from "./games.store.ts";
import { selectNextDraws } from "./next-draws.store.ts";
import { saveDay } from "./save-day.ts";
import { saveGame } from "./save-game.ts";

const MAX_LATE_SECONDS = 7 * 86_400;
/** A lottery's requests that wait for a second person. */
const KINDS = [lotteryGameApproval, lotteryDayApproval];
/** How many requests are shown. */
const MOST_WAITING = 200;

const day = z.iso.date();
const settings = z.object({
  calendar: calendarSchema,
  timezone: z.string().min(1).max(60),
  lockSeconds: z.number().int().min(0).max(3_600),
  maxLateSeconds: z.number().int().min(1).max(MAX_LATE_SECONDS),
  cancelSeconds: z.number().int().min(0).max(3_600),
  source: z.enum(SOURCES),
  feed: z
    .object({ url: z.string().max(500), publicKey: z.string().max(200) })
    .nullable()
    .meta({
      description:
        "The address results are read from, with {game} and {issue} filled in, " +
        "and the Ed25519 key (SPKI, base64) that signs them.",
    }),
  defaultMarket: z.string().max(40),
  hot: z.boolean(),
  enabled: z.boolean(),
  sortOrder: z.number().int().min(0).max(1_000_000),
});
const wireGame = settings
  .extend({
    code: z.string(),
    name: z.string(),
    rules: z.string(),
    prizeMode: z.enum(PRIZE_MODES),
    tag: z.string(),
    vassalage: z.string(),
    nextDrawAt: wireTime.nullable(),
    waiting: z
      .array(wireRequest)
      .meta({ description: "The requested change that waits for a second person." }),
    exceptions: z.array(z.object({ day, drawsAt: z.string().nullable(), reason: z.string() })),
  })
  .meta({ id: "LotteryGame", description: "A lottery as staff see it." });

const code = z.object({ code: z.string().max(31) });
const waits = {
  200: answer(
    z.object({
      approvalId: z
        .string()
        .nullable()
        .meta({ description: "The request that waits for a second person, or null." }),
    }),
  ),
};
const REFUSALS = {
  ...CHANGE_REFUSALS,
  ASKED_ALREADY: [
    409,
    "A change of how this lottery is drawn is already waiting for a second person.",
  ],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

/** Lotteries and their calendars, for the house's staff. */
export function operatorLotteryGameRoutes(app: App, platform: Platform): void {
  listingRoute(app, platform);
  changingRoute(app, platform);
  exceptionRoutes(app, platform);
}

function listingRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "Every lottery with its calendar",
    response: { 200: answer(z.array(wireGame)) },
  };
  app.get(
    "/operator/v1/lottery/games",
    { preHandler: requireStaff(platform, "lottery.read"), schema },
    async () => {
      const { db } = platform;
      const [games, exceptions, next] = await Promise.all([
        selectGames(db),
        selectAllExceptions(db),
        selectNextDraws(db),
      ]);
      const open = await openOfKinds(
        db,
        KINDS.map(({ kind }) => kind),
        MOST_WAITING,
      );
      return success(
        games.map((game) => {
          const asked = open.filter(({ subject }) => subject.split(":")[0] === game.code);
          const waiting = asked.flatMap((request) =>
            KINDS.filter(({ kind }) => kind === request.kind).map((kind) =>
              toRequest(kind, request),
            ),
          );
          return {
            ...toWire(game, exceptions),
            nextDrawAt: next.get(game.id)?.toString() ?? null,
            waiting,
          };
        }),
      );
    },
  );
}

function changingRoute(app: App, platform: Platform): void {
  const { db, config } = platform;
  const schema = {
    summary:
      "Changes a lottery; draws that have not opened are recreated from it. " +
      "What decides outcomes waits for a second person; the rest applies at once",
    params: code,
    body: settings.partial().extend({ reason }),
    response: {
      200: answer(
        z.object({
          approvalId: z
            .string()
            .nullable()
            .meta({ description: "The request that waits for a second person, or null." }),
        }),
      ),
    },
    refusals: refusalsOf(REFUSALS),
  };
  app.put(
    "/operator/v1/lottery/games/:code",
    { preHandler: requireStaff(platform, "lottery.write"), schema },
    async ({ staff, params: asked, body }) => {
      const { reason: why, ...change } = body;
      const given = Object.fromEntries(
        Object.entries(change).filter(([, value]) => value !== undefined),
      );
      const done = await db.inTransaction(async (tx) => {
        const result = await saveGame(tx, config.secretKey, staff, {
          code: asked.code,
          change: given,
          reason: why,
        });
        // If the part for a second person can't be requested, nothing is saved.
        if (!result.ok)
          throw new Refusal(
            REFUSALS[result.refusal][0],
            result.refusal,
            REFUSALS[result.refusal][1],
          );
        return result.value;
      });
      return success({ approvalId: done });
    },
  );
}

const DAY_REFUSALS = {
  NO_SUCH_GAME: CHANGE_REFUSALS.NO_SUCH_GAME,
  ALL_DAY: [422, "A game that is drawn all day can have a day off, but not another time."],
  ASKED_ALREADY: [409, "A change of this day is already waiting for a second person."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

function exceptionRoutes(app: App, platform: Platform): void {
  const { db, config } = platform;
  const preHandler = requireStaff(platform, "lottery.write");
  const params = code.extend({ day });
  const drawsAt = z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable()
    .meta({ description: "The time of its draw on that day; null for no draw." });
  const common = { params, response: waits, refusals: refusalsOf(DAY_REFUSALS) };
  const save = async (
    staff: StaffSignedIn,
    asked: z.infer<typeof params>,
    time: Temporal.PlainTime | null | undefined,
    why: string,
  ) => {
    const about = {
      code: asked.code,
      day: Temporal.PlainDate.from(asked.day),
      drawsAt: time,
      reason: why,
    };
    const saved = await db.inTransaction((tx) => saveDay(tx, config.secretKey, staff, about));
    if (!saved.ok)
      throw new Refusal(
        DAY_REFUSALS[saved.refusal][0],
        saved.refusal,
        DAY_REFUSALS[saved.refusal][1],
      );
    return success({ approvalId: saved.value });
  };

  const setting = {
    ...common,
    summary:
      "Moves or cancels a lottery's draw on one day; where results come from outside, " +
      "a second person must approve",
    body: z.object({ drawsAt, reason }),
  };
  app.put(
    "/operator/v1/lottery/games/:code/exceptions/:day",
    { preHandler, schema: setting },
    ({ staff, params: asked, body }) =>
      save(
        staff,
        asked,
        body.drawsAt === null ? null : Temporal.PlainTime.from(body.drawsAt),
        body.reason,
      ),
  );

  const querystring = z.object({ reason: reason.default("The day follows the calendar again") });
  const clearing = {
    ...common,
    summary:
      "Removes a day's exception; where that moves a draw with outside results, " +
      "a second person must approve",
    querystring,
  };
  app.delete(
    "/operator/v1/lottery/games/:code/exceptions/:day",
    { preHandler, schema: clearing },
    ({ staff, params: asked, query }) => save(staff, asked, undefined, query.reason),
  );
}

function toWire(
  game: LotteryGame,
  exceptions: readonly StoredException[],
): Omit<z.infer<typeof wireGame>, "nextDrawAt" | "waiting"> {
  const { id, vendorId: _vendor, gameId: _game, iconUrl: _icon, ...shown } = game;
  const own = exceptions.filter(({ gameId }) => gameId === id);
  const days = own.map((one) => ({
    day: one.day.toString(),
    drawsAt: one.drawsAt?.toString({ smallestUnit: "minute" }) ?? null,
    reason: one.reason,
  }));
  return { ...shown, exceptions: days };
}
