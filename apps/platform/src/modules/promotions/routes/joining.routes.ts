import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../../http/answers/answer.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import { perPlayer } from "../../../http/visitors/per-player.ts";
import type { Platform } from "../../../platform.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { claimPromotion } from "../grants/claim-promotion.ts";
import { joinPromotion } from "../grants/join-promotion.ts";
import { CLAIM_PROMOTION_REFUSALS } from "./claim-refusals.ts";

/** Calls a minute of one player, and of one address, behind which many may live. */
const CALLS = 20;
const ADDRESS = { rateLimit: { max: 300, timeWindow: "1 minute" } };

const params = z.object({ id: z.string().regex(/^pr_[0-9a-v]{20}$/) });

const REFUSALS = {
  NOT_FOUND: [404, "There is no such promotion."],
  NOT_AVAILABLE: [422, "This promotion is not available for your account."],
} as const;

/** What a player does about a promotion. */
export function joiningRoutes(app: App, platform: Platform): void {
  const claiming = {
    summary:
      "Claims the bonus of a promotion, the oldest that waits; claimed again, it is the same one",
    params,
    response: { 200: answer(nothing) },
    refusals: refusalsOf(CLAIM_PROMOTION_REFUSALS),
  };
  app.post(
    "/api/v1/promotions/:id/claim",
    {
      preHandler: [requireRealPlayer(platform), perPlayer(app, CALLS)],
      config: ADDRESS,
      schema: claiming,
    },
    async ({ player, params: { id } }) => {
      const { db, wallet, live } = platform;
      const claimed = await db.inTransaction((tx) => claimPromotion(tx, wallet, player.id, id));
      if (!claimed.ok) {
        const [status, sentence] = CLAIM_PROMOTION_REFUSALS[claimed.refusal];
        throw new Refusal(status, claimed.refusal, sentence);
      }
      live.publishBalances([player.id]);
      return success({});
    },
  );

  const joining = {
    summary: "Joins a promotion: the next deposit that fits brings its bonus",
    params,
    response: { 200: answer(nothing) },
    refusals: refusalsOf(REFUSALS),
  };
  app.post(
    "/api/v1/promotions/:id/join",
    {
      preHandler: [requireRealPlayer(platform), perPlayer(app, CALLS)],
      config: ADDRESS,
      schema: joining,
    },
    async ({ player, params: { id } }) => {
      const joined = await platform.db.inTransaction((tx) => joinPromotion(tx, player.id, id));
      if (!joined.ok) throw refusal(joined.refusal);
      return success({});
    },
  );
}

function refusal(code: keyof typeof REFUSALS): Refusal {
  const [status, sentence] = REFUSALS[code];
  return new Refusal(status, code, sentence);
}
