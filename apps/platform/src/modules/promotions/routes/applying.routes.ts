import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../../http/answers/answer.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import { perPlayer } from "../../../http/visitors/per-player.ts";
import type { Platform } from "../../../platform.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { applyFor } from "../applying/apply-for.ts";
import {
  applicationForm,
  FORM_REFUSALS,
  readApplicationForm,
} from "../../../http/application-form.ts";

/** Calls a minute of one player, and of one address, behind which many may live. */
const CALLS = 10;
const ADDRESS = { rateLimit: { max: 100, timeWindow: "1 minute" } };

const REFUSALS = {
  NOT_FOUND: [404, "There is no such promotion."],
  NOT_AVAILABLE: [422, "This promotion is not available for your account."],
  APPLIED_ALREADY: [409, "You have applied for this promotion already."],
  APPLIED_TOO_OFTEN: [422, "You can't apply for this promotion again."],
} as const;

/** Applications for promotions that staff decide on. */
export function applyingRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Applies for a promotion, with a remark and up to three pictures",
    params: z.object({ id: z.string().regex(/^pr_[0-9a-v]{20}$/) }),
    upload: applicationForm,
    response: { 200: answer(nothing) },
    refusals: refusalsOf({ ...REFUSALS, ...FORM_REFUSALS }),
  };
  app.post(
    "/api/v1/promotions/:id/apply",
    {
      preHandler: [requireRealPlayer(platform), perPlayer(app, CALLS)],
      config: ADDRESS,
      schema,
    },
    async (request) => {
      const { player, params } = request;
      const form = await readApplicationForm(request);
      const applied = await platform.db.inTransaction((tx) =>
        applyFor(tx, player.id, params.id, form),
      );
      if (!applied.ok) {
        const [status, sentence] = REFUSALS[applied.refusal];
        throw new Refusal(status, applied.refusal, sentence);
      }
      return success({});
    },
  );
}
