import { z } from "zod";
import { readClock, type Tx } from "@perya/postgres";
import {
  answer,
  limitUnits,
  Refusal,
  success,
  wireMoney,
  wireTime,
} from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { perPlayer } from "../../../http/visitors/per-player.ts";
import type { Platform } from "../../../platform.ts";
import { requireRealPlayer, type SignedIn } from "../../identity/index.ts";
import { lostInSession } from "../../wallet/index.ts";
import type { EndGames } from "../exclusion/bar.ts";
import { beginPlan } from "./begin-plan.ts";
import { endPlan } from "./end-plan.ts";
import { isOver, PLAN_MINUTES } from "./plan.ts";
import { selectLastPlan } from "./plans.store.ts";

/** Calls a minute of one player, and of one address, behind which many may live. */
const CALLS = 30;
const ADDRESS = { rateLimit: { max: 600, timeWindow: "1 minute" } };

const session = z
  .object({
    begunAt: wireTime,
    until: wireTime,
    most: wireMoney.meta({ description: "What the player planned to lose at most." }),
    lost: wireMoney.meta({ description: "Stakes less payouts so far; below zero for a gain." }),
  })
  .meta({ id: "PlannedSession" });

const described = z.object({
  currency: z.string(),
  session: session.nullable().meta({ description: "The one that runs; null for none." }),
});

/** A session of play that is planned before it, as a law wants it: time and money stay fixed. */
export const planRoutes =
  (endGames: EndGames) =>
  (app: App, platform: Platform): void => {
    const { db, live } = platform;
    const preHandler = [requireRealPlayer(platform), perPlayer(app, CALLS)];
    const response = { 200: answer(described) };

    const reading = { summary: "The planned session of play that runs", response };
    app.get("/api/v1/play/planned-session", { preHandler, schema: reading }, ({ player }) =>
      describe(db, player),
    );

    const beginning = {
      summary: "Begins a session of play with the time and money that are fixed for it",
      body: z.object({
        minutes: z.int().min(PLAN_MINUTES.least).max(PLAN_MINUTES.most),
        most: limitUnits.meta({ description: "Ledger units, more than zero." }),
      }),
      response,
      refusals: { 422: ["SESSION_RUNS", "NOTHING_PLANNED"] },
    };
    app.post(
      "/api/v1/play/planned-session",
      { preHandler, config: ADDRESS, schema: beginning },
      async ({ player, body: { minutes, most } }) => {
        const units = BigInt(most);
        if (units === 0n)
          throw new Refusal(422, "NOTHING_PLANNED", "Please plan an amount above zero.");
        const begun = await db.inTransaction((tx) => beginPlan(tx, player.id, { minutes, units }));
        if (!begun.ok) throw new Refusal(422, begun.refusal, "Your last session is not over yet.");
        live.publish(player.id, { type: "play" });
        return describe(db, player);
      },
    );

    const ending = { summary: "Ends the planned session, and open games with it", response };
    app.delete(
      "/api/v1/play/planned-session",
      { preHandler, config: ADDRESS, schema: ending },
      async ({ player }) => {
        await db.inTransaction((tx) => endPlan(tx, player.id, endGames));
        live.publish(player.id, { type: "play" });
        return describe(db, player);
      },
    );
  };

async function describe(tx: Tx, { id, currency }: Pick<SignedIn, "id" | "currency">) {
  const plan = await selectLastPlan(tx, id);
  if (!plan || isOver(plan, await readClock(tx))) return success({ currency, session: null });
  const money = (units: bigint) => ({ amount: units.toString(), currency });
  return success({
    currency,
    session: {
      begunAt: plan.begunAt.toString(),
      until: plan.until.toString(),
      most: money(plan.units),
      lost: money(await lostInSession(tx, id, plan)),
    },
  });
}
