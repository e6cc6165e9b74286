import { toWire as toWireMoney } from "@perya/money";
import { z } from "zod";
import {
  answer,
  nothing,
  Refusal,
  success,
  wireMoney,
  wireTime,
} from "../../../http/answers/answer.ts";
import { someDays, spanOfDays } from "../../../http/answers/days.ts";
import type { App } from "../../../http/app.ts";
import { perPlayer } from "../../../http/visitors/per-player.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { requirePlayer } from "../../identity/index.ts";
import { needsLimit, pausedAmong, type Pause } from "../../limits/index.ts";
import { keptOutByRegister, REGISTER_SENTENCE } from "../../registers/index.ts";
import { askedLine, fromWireLines, orderKey } from "../orders/wire-order.ts";
import type { Chase, StopReason } from "./chase.ts";
import { selectOfPlayer, stop } from "./chases.store.ts";
import { drawsAhead, type DrawsAhead } from "./draws-ahead.ts";
import { MOST_RUNNING, placeChase, type ChaseRefusal } from "./place-chase.ts";

const MAX_LINES = 200;
const SHOWN = 50;
const PER_PLAYER_AND_MINUTE = 30;
const PER_ADDRESS_AND_MINUTE = 1_500;
const REASONS = [
  "PLAYER",
  "WON",
  "NOT_ENOUGH_MONEY",
  "LIMIT_REACHED",
  "PLAYER_DISABLED",
  "GAME_OFF",
  "REFUSED",
] as const satisfies StopReason[];

const units = z.string().regex(/^\d{1,19}$/);
const wireChase = z
  .object({
    id: z.string(),
    key: z.string(),
    gameCode: z.string(),
    issues: z.number().int().meta({ description: "Draws it covers." }),
    placed: z.number().int().meta({ description: "Draws it has bet on." }),
    skipped: z
      .number()
      .int()
      .meta({ description: "Draws without a bet: closed, full, or at other odds." }),
    stopOnWin: z.boolean(),
    status: z.enum(["RUNNING", "DONE", "STOPPED"]),
    stopReason: z.enum(REASONS).nullable(),
    madeAt: wireTime,
    lines: z.array(z.object({ market: z.string(), picks: z.array(z.string()), unit: units })),
  })
  .meta({
    id: "LotteryChase",
    description: "The same bet on coming draws. Its orders are in the records.",
  });
const listedChase = wireChase
  .extend({
    ahead: z
      .object({
        draws: z.number().int(),
        stake: wireMoney.meta({ description: "Of all these draws together." }),
        first: wireTime.nullable(),
        last: wireTime.nullable(),
      })
      .meta({
        description: "Draws it is to bet on, in the days that were asked for or in all to come.",
      }),
  })
  .meta({ id: "ListedLotteryChase", description: "A chase with what lies ahead of it." });
const body = z.object({
  key: orderKey,
  gameCode: z.string().max(32),
  issues: z.number().int().min(2).max(200),
  stopOnWin: z.boolean().default(false),
  lines: z.array(askedLine).min(1).max(MAX_LINES),
});

const ANSWERS = {
  NOT_FOUND: [404, "There is no such game, or it has no draw to bet on."],
  KEY_REUSED: [409, "This chase was already sent with different contents."],
  UNKNOWN_MARKET: [422, "This game has no such bet."],
  INVALID_PICKS: [422, "These picks are not valid for this bet. Please check them."],
  TOO_MANY_LINES: [422, "An order can have at most 1,000 lines."],
  NOT_ENOUGH_MONEY: [422, "The balance does not cover the first bet."],
  TOO_MANY_CHASES: [
    422,
    `You can have at most ${MOST_RUNNING} chases running. Please stop one first.`,
  ],
  TIME_UP: [403, "The time that you allow yourself to play is used up."],
  ON_BREAK: [403, "The law has you pause here for a few minutes. Play goes on after that."],
  CHECK_DUE: [403, "Please look at how your play is going first, and answer."],
  LIMIT_NEEDED: [403, "Please set a limit first: this has to be done before you deposit or play."],
  REGISTER_REFUSED: [403, REGISTER_SENTENCE],
} as const satisfies Record<
  ChaseRefusal | Pause | "LIMIT_NEEDED" | "REGISTER_REFUSED",
  readonly [status: number, sentence: string]
>;

function refusalOf(code: keyof typeof ANSWERS): Refusal {
  const [status, sentence] = ANSWERS[code];
  return new Refusal(status, code, sentence);
}

/** Chases: the same bet over coming draws. */
export function chaseRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requirePlayer(platform);

  const placing = {
    summary:
      "Starts a chase: bets on the open draw and on each later one as it opens. " +
      "Nothing is charged before a draw opens",
    body,
    response: { 200: answer(wireChase) },
    refusals: refusalsOf(ANSWERS),
  };
  const config = { rateLimit: { max: PER_ADDRESS_AND_MINUTE, timeWindow: "1 minute" } };
  const limited = [preHandler, perPlayer(app, PER_PLAYER_AND_MINUTE)];
  app.post(
    "/api/v1/lottery/chases",
    { schema: placing, preHandler: limited, config },
    async ({ player, body: { lines, ...asked } }) => {
      if (await needsLimit(platform, player)) throw refusalOf("LIMIT_NEEDED");
      if (await keptOutByRegister(platform, player)) throw refusalOf("REGISTER_REFUSED");
      const pause = (await pausedAmong(db, [player.id])).get(player.id);
      if (pause) throw refusalOf(pause);
      const made = await placeChase(platform, { ...asked, player, lines: fromWireLines(lines) });
      if (!made.ok) throw refusalOf(made.refusal);
      return success(toWire(made.value));
    },
  );

  const listing = {
    summary: "The player's chases, newest first, with the draws that lie ahead",
    querystring: z.object({
      toDay: someDays.toDay.meta({
        description: "Counts the draws ahead to the end of this brand's day; all without it.",
      }),
    }),
    response: { 200: answer(z.array(listedChase)) },
  };
  app.get("/api/v1/lottery/chases", { schema: listing, preHandler }, async (request) => {
    const { zone } = await brandOfRequest(platform, request);
    const chases = await selectOfPlayer(db, request.player.id, SHOWN);
    const ahead = await drawsAhead(db, chases, spanOfDays(request.query, zone).to);
    return success(
      chases.map((chase) => ({ ...toWire(chase), ahead: toAhead(chase, ahead.get(chase.id)) })),
    );
  });

  const params = z.object({ id: z.string().regex(/^\d{1,18}$/) });
  const stopping = {
    summary: "Stops a chase; bets already placed stay",
    params,
    response: { 200: answer(nothing) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.post(
    "/api/v1/lottery/chases/:id/stop",
    { schema: stopping, preHandler },
    async ({ player, params: { id } }) => {
      if (!(await stop(db, BigInt(id), "PLAYER", player.id)))
        throw new Refusal(404, "NOT_FOUND", "There is no such chase.");
      return success({});
    },
  );
}

function toWire({
  id,
  key,
  gameCode,
  issues,
  placed,
  skipped,
  stopOnWin,
  status,
  stopReason,
  madeAt,
  lines,
}: Chase): z.infer<typeof wireChase> {
  const shown = lines.map(({ market, picks, unit }) => ({
    market,
    picks: [...picks],
    unit: String(unit),
  }));
  const what = {
    id: String(id),
    key,
    gameCode,
    issues,
    placed,
    skipped,
    stopOnWin,
    status,
    stopReason,
  };
  return { ...what, madeAt: madeAt.toString({ fractionalSecondDigits: 3 }), lines: shown };
}

function toAhead({ currency }: Chase, ahead: DrawsAhead | undefined) {
  return {
    draws: ahead?.draws ?? 0,
    stake: toWireMoney({ units: ahead?.stakeUnits ?? 0n, currency }),
    first: ahead?.first?.toString() ?? null,
    last: ahead?.last?.toString() ?? null,
  };
}
