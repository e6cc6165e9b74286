import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, Refusal, success, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { perPlayer } from "../../../http/visitors/per-player.ts";
import type { Platform } from "../../../platform.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { askAt } from "../../registers/index.ts";
import { checkLawOf } from "../../profiles/index.ts";
import { describeLimits, type AskDeposited } from "../describe-limits.ts";
import { wireLimit } from "../wire.ts";
import { TIME_LIMITS } from "../limits.ts";
import type { EndGames } from "../exclusion/bar.ts";
import { answerCheck } from "./answer-check.ts";
import { secondsLeft } from "../plan/seconds-left.ts";
import { beSeen, type Play } from "./be-seen.ts";
import { playSums } from "./play-sums.ts";

const play = z
  .object({
    session: z
      .string()
      .meta({ description: "Its number; pages name it when they say they are there." }),
    state: z.enum(["PLAYING", "DUE", "ON_BREAK", "STOPPED", "TIME_UP"]),
    minutesLeft: z.int().nullable().meta({ description: "Null without a limit of time." }),
    timeLimit: z
      .enum(TIME_LIMITS)
      .nullable()
      .meta({ description: "The limit that leaves so little." }),
    pause: z.object({ startsIn: z.int(), endsIn: z.int() }).nullable().meta({
      description:
        "Seconds until the pause that the law forces begins, and until it ends; null for none.",
    }),
    sessionEndsIn: z.int().nullable().meta({
      description: "Seconds until a planned session is over; null where none runs, or need run.",
    }),
    check: z
      .object({
        begunAt: wireTime,
        minutes: z.int(),
        staked: wireMoney,
        paid: wireMoney,
        net: wireMoney.meta({ description: "Payouts less stakes." }),
        limits: z.array(wireLimit).meta({
          description: "The player's limits, where the law wants them shown.",
        }),
        overdue: z.boolean().meta({
          description: "Whether open games have ended: they open again after the answer.",
        }),
      })
      .nullable()
      .meta({ description: "What play came to since the session began, where a check is due." }),
  })
  .meta({ id: "Play" });
/** Calls a minute of one player, who may have many pages open. */
const CALLS = 120;
const ADDRESS = { rateLimit: { max: 2_400, timeWindow: "1 minute" } };

/** The session of play, its reality checks and its time. */
export const playRoutes =
  (askDeposited: AskDeposited, endGames: EndGames) =>
  (app: App, platform: Platform): void => {
    const { db, live } = platform;
    const preHandler = [requireRealPlayer(platform), perPlayer(app, CALLS)];
    const seeing = {
      summary: "A game or lottery page says that the player is at it; answers how play stands",
      body: z.object({
        session: z
          .string()
          .regex(/^\d{1,18}$/)
          .optional(),
      }),
      response: { 200: answer(play) },
    };
    app.post("/api/v1/play", { preHandler, config: ADDRESS, schema: seeing }, async (request) => {
      const known = request.body.session === undefined ? undefined : BigInt(request.body.session);
      const { id: player, brandId } = request.player;
      const law = await checkLawOf(platform, brandId);
      await askAt(platform, request.player, "PLAY");
      const seen = await db.inTransaction((tx) => beSeen(tx, { player, known, law }, endGames));
      return success(await described(request, seen));
    });

    const described = async (request: FastifyRequest, play: Play) => {
      const { state, session, left, overdue, pause } = play;
      const { id, currency } = request.player;
      const money = (units: bigint) => ({ amount: units.toString(), currency });
      const sums = state === "DUE" ? await playSums(db, id, session.begunAt) : undefined;
      return {
        session: session.number.toString(),
        state,
        minutesLeft: left?.minutes ?? null,
        timeLimit: left?.limit ?? null,
        pause: pause ?? null,
        sessionEndsIn: (await secondsLeft(platform, request.player)) ?? null,
        check: sums
          ? {
              begunAt: session.begunAt.toString(),
              minutes: Math.floor(session.begunAt.until(session.seenAt).total("minutes")),
              staked: money(sums.staked),
              paid: money(sums.paid),
              net: money(sums.net),
              limits: await limitsShown(request),
              overdue,
            }
          : null,
      };
    };

    const limitsShown = async (request: FastifyRequest) => {
      const brand = await brandOfRequest(platform, request);
      if (!(await checkLawOf(platform, brand.id)).showsLimits) return [];
      const { id, currency } = request.player;
      const limited = { id, currency, brand };
      const { limits } = await describeLimits(platform, db, limited, askDeposited);
      return limits.filter(({ own, staff }) => own !== null || staff !== null);
    };

    const answering = {
      summary: "Answers a reality check on all pages: goes on, or stops and ends open games",
      body: z.object({
        session: z.string().regex(/^\d{1,18}$/),
        answer: z.enum(["continue", "stop"]),
      }),
      response: { 200: answer(z.object({})) },
      refusals: { 422: ["PLAY_OVER"] },
    };
    app.post(
      "/api/v1/play/check",
      { preHandler, config: ADDRESS, schema: answering },
      async (request) => {
        const { session, answer: said } = request.body;
        const { id, brandId } = request.player;
        const { everyMinutes: law } = await checkLawOf(platform, brandId);
        const done = await db.inTransaction((tx) =>
          answerCheck(tx, id, { session: BigInt(session), answer: said, law }, endGames),
        );
        if (!done.ok) throw new Refusal(422, done.refusal, "This session of play is over.");
        live.publish(id, { type: "play" });
        return success({});
      },
    );
  };
