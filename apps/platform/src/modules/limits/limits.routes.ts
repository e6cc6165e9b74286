import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, limitUnits, Refusal, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import { perPlayer } from "../../http/visitors/per-player.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest } from "../brands/index.ts";
import { requireRealPlayer } from "../identity/index.ts";
import { limitLawOf, raiseLawOf } from "../profiles/index.ts";
import { changeLimit } from "./changing/change-limit.ts";
import { confirmRaise, type ConfirmRefusal } from "./changing/confirm-raise.ts";
import { dropRaise } from "./changing/drop-raise.ts";
import { describeLimits, type AskDeposited } from "./describe-limits.ts";
import { isTimeLimit, WINDOW_MINUTES } from "./limits.ts";
import { limitName, wireLimits } from "./wire.ts";

/** Calls a minute of one player, and of one address, behind which many may live. */
const CHANGES = 30;
const ADDRESS = { rateLimit: { max: 600, timeWindow: "1 minute" } };

const SENTENCES: Readonly<Record<ConfirmRefusal, string>> = {
  TOO_EARLY: "A higher limit can't be confirmed yet.",
  ABOVE_CEILING: "The limit can't be that high here.",
  NO_RAISE: "There is no higher limit to confirm. Please ask for it again.",
};

/** A player's own limits: lower at once, higher only after a wait and a second yes. */
export const limitsRoutes =
  (askDeposited: AskDeposited) =>
  (app: App, platform: Platform): void => {
    const { db } = platform;
    const signedIn = requireRealPlayer(platform);
    const preHandler = [signedIn, perPlayer(app, CHANGES)];
    const response = { 200: answer(wireLimits) };
    const body = z.object({ name: limitName });
    const limited = async (request: FastifyRequest) => {
      const brand = await brandOfRequest(platform, request);
      const { id, currency } = request.player;
      return { id, currency, brand, zone: brand.zone };
    };
    const described = async (player: Awaited<ReturnType<typeof limited>>) =>
      success(await describeLimits(platform, db, player, askDeposited));

    const listing = { summary: "The player's limits, and what is used of them", response };
    app.get("/api/v1/limits", { preHandler: signedIn, schema: listing }, async (request) =>
      described(await limited(request)),
    );

    const setting = {
      summary: "Sets a limit: a lower one at once, a higher one or none after a wait",
      body: body.extend({
        amount: limitUnits.nullable().meta({
          description: "Ledger units, or whole minutes of a limit of time. Null for no limit.",
        }),
      }),
      response,
      refusals: { 422: ["TOO_MANY_MINUTES", "ABOVE_CEILING"] },
    };
    app.post(
      "/api/v1/limits",
      { preHandler, config: ADDRESS, schema: setting },
      async (request) => {
        const { name, amount } = request.body;
        if (isTimeLimit(name) && Number(amount) > WINDOW_MINUTES[name])
          throw new Refusal(422, "TOO_MANY_MINUTES", "The period has fewer minutes than that.");
        const player = await limited(request);
        const units = amount === null ? null : BigInt(amount);
        const law = await limitLawOf(platform, player.brand.id);
        const raiseLaw = await raiseLawOf(platform, player.brand.id);
        const done = await db.inTransaction((tx) =>
          changeLimit(platform, tx, { ...player, law, raiseLaw }, name, units),
        );
        if (!done.ok) throw new Refusal(422, done.refusal, SENTENCES[done.refusal]);
        return described(player);
      },
    );

    const confirming = {
      summary: "Confirms a higher limit once its wait is over",
      body,
      response,
      refusals: { 422: ["TOO_EARLY", "NO_RAISE", "ABOVE_CEILING"] },
    };
    app.post(
      "/api/v1/limits/confirm",
      { preHandler, config: ADDRESS, schema: confirming },
      async (request) => {
        const player = await limited(request);
        const law = await limitLawOf(platform, player.brand.id);
        const raiseLaw = await raiseLawOf(platform, player.brand.id);
        const done = await db.inTransaction((tx) =>
          confirmRaise(platform, tx, { ...player, law, raiseLaw }, request.body.name),
        );
        if (!done.ok) throw new Refusal(422, done.refusal, SENTENCES[done.refusal]);
        return described(player);
      },
    );

    const keeping = { summary: "Keeps the limit in force instead of a higher one", body, response };
    app.post(
      "/api/v1/limits/keep",
      { preHandler, config: ADDRESS, schema: keeping },
      async (request) => {
        const player = await limited(request);
        await db.inTransaction((tx) => dropRaise(tx, player, request.body.name));
        return described(player);
      },
    );
  };
