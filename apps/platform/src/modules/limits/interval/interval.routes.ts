import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { perPlayer } from "../../../http/visitors/per-player.ts";
import type { Platform } from "../../../platform.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { checkLawOf, raiseLawOf } from "../../profiles/index.ts";
import { checkMinutes } from "../play/check-minutes.ts";
import { CHECK_MINUTES } from "../play/play.ts";
import {
  askInterval,
  confirmInterval,
  keepInterval,
  raiseTimes,
  type IntervalRefusal,
} from "./change-interval.ts";
import { selectInterval } from "./interval.store.ts";

/** Calls a minute of one player, and of one address, behind which many may live. */
const CALLS = 30;
const ADDRESS = { rateLimit: { max: 600, timeWindow: "1 minute" } };

const SENTENCES: Readonly<Record<IntervalRefusal | "TOO_MANY_MINUTES", string>> = {
  TOO_EARLY: "A longer time between checks can't be confirmed yet.",
  NO_RAISE: "There is no longer time to confirm. Please ask for it again.",
  ABOVE_CEILING: "The time between checks can't be that long here.",
  TOO_MANY_MINUTES: "The time between checks can't be that long here.",
};

const interval = z
  .object({
    everyMinutes: z.int(),
    leastMinutes: z.int(),
    mostMinutes: z.int(),
    raise: z
      .object({
        to: z.int(),
        from: wireTime.meta({ description: "From then on it can be confirmed." }),
        until: wireTime,
      })
      .nullable()
      .meta({ description: "A longer time that was asked for and is not confirmed." }),
  })
  .meta({ id: "RealityCheck" });

/** How often a player is shown how play goes: more often at once, less often only after a wait. */
export function intervalRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = [requireRealPlayer(platform), perPlayer(app, CALLS)];
  const response = { 200: answer(interval) };
  const lawOf = async ({ player: { brandId } }: FastifyRequest) => ({
    most: (await checkLawOf(platform, brandId)).everyMinutes,
    raiseLaw: await raiseLawOf(platform, brandId),
  });
  const described = async (request: FastifyRequest) => {
    const { id } = request.player;
    const law = await lawOf(request);
    const { every, most } = await checkMinutes(db, id, law.most);
    const { raise, now } = await selectInterval(db, id);
    const times = raiseTimes(raise, law);
    const stands = times && Temporal.Instant.compare(now, times.until) <= 0;
    return success({
      everyMinutes: every,
      leastMinutes: CHECK_MINUTES.least,
      mostMinutes: most,
      raise:
        raise && stands
          ? { to: raise.minutes, from: times.from.toString(), until: times.until.toString() }
          : null,
    });
  };
  const reading = { summary: "How often the player is shown how play goes", response };
  app.get("/api/v1/play/interval", { preHandler, schema: reading }, described);

  const setting = {
    summary: "Sets how often the player is shown how play goes: a longer time only after a wait",
    body: z.object({ everyMinutes: z.int().min(CHECK_MINUTES.least).max(CHECK_MINUTES.most) }),
    response,
    refusals: { 422: ["TOO_MANY_MINUTES"] },
  };
  app.post(
    "/api/v1/play/interval",
    { preHandler, config: ADDRESS, schema: setting },
    async (request) => {
      const law = await lawOf(request);
      const { everyMinutes } = request.body;
      const done = await db.inTransaction((tx) =>
        askInterval(tx, request.player.id, everyMinutes, law),
      );
      if (!done.ok) throw new Refusal(422, done.refusal, SENTENCES[done.refusal]);
      return described(request);
    },
  );

  const confirming = {
    summary: "Confirms a longer time between checks once its wait is over",
    response,
    refusals: { 422: ["TOO_EARLY", "NO_RAISE", "ABOVE_CEILING"] },
  };
  app.post(
    "/api/v1/play/interval/confirm",
    { preHandler, config: ADDRESS, schema: confirming },
    async (request) => {
      const law = await lawOf(request);
      const done = await db.inTransaction((tx) => confirmInterval(tx, request.player.id, law));
      if (!done.ok) throw new Refusal(422, done.refusal, SENTENCES[done.refusal]);
      return described(request);
    },
  );

  const keeping = { summary: "Keeps the time between checks instead of a longer one", response };
  app.post(
    "/api/v1/play/interval/keep",
    { preHandler, config: ADDRESS, schema: keeping },
    async (request) => {
      const law = await lawOf(request);
      await db.inTransaction((tx) => keepInterval(tx, request.player.id, law));
      return described(request);
    },
  );
}
