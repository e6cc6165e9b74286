import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { perPlayer } from "../../../http/visitors/per-player.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { requirePlayer, requireRealPlayer } from "../../identity/index.ts";
import { exclusionLawOf } from "../../profiles/index.ts";
import { guardsOf, isExcluded } from "../../wallet/index.ts";
import type { EndGames } from "./bar.ts";
import { exclude, type AskedExclusion } from "./exclude.ts";
import { selectLast, type Standing } from "./exclusions.store.ts";
import { endOf, offersUnder } from "./periods.ts";

const period = z.string().meta({ description: "A period of ISO 8601, or `permanent`." });
const exclusion = z
  .object({
    until: wireTime
      .nullable()
      .meta({ description: "Null for no exclusion; the year 9999 for one without an end." }),
    kind: z.enum(["TIME_OUT", "EXCLUSION", "STOP", "REGISTER"]).nullable(),
    register: z.string().nullable().meta({
      description: "The national register that excludes the player, where it is one.",
    }),
    timeOuts: z
      .array(period)
      .readonly()
      .meta({ description: "Breaks on offer, the shortest first." }),
    exclusions: z.array(period).readonly().meta({ description: "Self-exclusions on offer." }),
    stopHours: z
      .number()
      .nullable()
      .meta({ description: "Hours of the stop of one press; null where the law has none." }),
  })
  .meta({ id: "Exclusion" });
const response = { 200: answer(exclusion) };

const NONE = { kind: null, register: null };

/** What an exclusion is, and whose; one from before there was a record of them was asked for. */
function whyOf(last: Standing | undefined): Pick<Standing, "kind" | "register"> {
  return { kind: last?.kind ?? "EXCLUSION", register: last?.register ?? null };
}

/** Calls a minute of one player, and of one address, behind which many may live. */
const CALLS = 30;
const ADDRESS = { rateLimit: { max: 600, timeWindow: "1 minute" } };

/**
 * Time-outs and self-exclusions: in force at once, until a time that can be extended but never
 * shortened.
 */
export const exclusionRoutes =
  (endGames: EndGames) =>
  (app: App, platform: Platform): void => {
    const { db } = platform;
    const described = async (request: FastifyRequest) => {
      const { id } = request.player;
      const law = await exclusionLawOf(platform, (await brandOfRequest(platform, request)).id);
      const guards = await guardsOf(db, id);
      const until = guards && isExcluded(guards) ? guards.excludedUntil : null;
      return success({
        until: until?.toString() ?? null,
        ...(until ? whyOf(await selectLast(db, id)) : NONE),
        ...offersUnder(law),
        stopHours: law.stopHours ?? null,
      });
    };
    const begin = async (
      request: FastifyRequest,
      asked: Pick<AskedExclusion, "kind" | "until" | "reason">,
    ) => {
      const player = request.player.id;
      const done = await db.inTransaction((tx) =>
        exclude(platform, tx, { ...asked, player, actor: "player" }, endGames),
      );
      if (!done.ok) throw new Refusal(422, done.refusal, "You are already excluded for that long.");
      return described(request);
    };

    const reading = {
      summary: "Until when the player is excluded, and what is on offer",
      response,
    };
    app.get(
      "/api/v1/exclusion",
      { preHandler: requirePlayer(platform), schema: reading },
      described,
    );

    const preHandler = [requireRealPlayer(platform), perPlayer(app, CALLS)];
    const schema = {
      summary: "Excludes the player from play; it can't be shortened",
      body: z.object({ kind: z.enum(["TIME_OUT", "EXCLUSION"]), period: z.string().max(40) }),
      response,
      refusals: { 422: ["NOT_LONGER", "PERIOD_NOT_OFFERED"] },
    };
    app.post("/api/v1/exclusion", { preHandler, config: ADDRESS, schema }, async (request) => {
      const { kind, period: asked } = request.body;
      const brand = await brandOfRequest(platform, request);
      const offers = offersUnder(await exclusionLawOf(platform, brand.id));
      const offered = kind === "TIME_OUT" ? offers.timeOuts : offers.exclusions;
      if (!offered.includes(asked))
        throw new Refusal(422, "PERIOD_NOT_OFFERED", "Please choose one of the periods on offer.");
      return begin(request, {
        kind,
        until: (now) => endOf(asked, now),
        reason: "The player asked for it on the site",
      });
    });

    const stopping = {
      summary: "Stops all play for as long as the law's one-press stop lasts",
      response,
      refusals: { 422: ["NOT_LONGER", "PERIOD_NOT_OFFERED"] },
    };
    app.post(
      "/api/v1/exclusion/stop",
      { preHandler, config: ADDRESS, schema: stopping },
      async (request) => {
        const brand = await brandOfRequest(platform, request);
        const { stopHours } = await exclusionLawOf(platform, brand.id);
        if (stopHours === undefined)
          throw new Refusal(
            422,
            "PERIOD_NOT_OFFERED",
            "Please choose one of the periods on offer.",
          );
        return begin(request, {
          kind: "STOP",
          until: (now) => endOf(`PT${stopHours}H`, now),
          reason: "The player pressed stop",
        });
      },
    );
  };
