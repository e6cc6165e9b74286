import { answer, nothing, Refusal, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import { readRemarkForm, REMARK_REFUSALS, remarkForm } from "../../http/remark-form.ts";
import type { Platform } from "../../platform.ts";
import { requirePlayer } from "../identity/index.ts";
import { sendFeedback } from "./send-feedback.ts";

const PER_MINUTE = 10;

/** What a player has to say. */
export function feedbackRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Tells the house something in a few words, with up to three pictures",
    upload: remarkForm,
    response: { 200: answer(nothing) },
    refusals: REMARK_REFUSALS,
  };
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
  app.put(
    "/api/v1/feedback",
    { preHandler: requirePlayer(platform), schema, config },
    async (request) => {
      const form = await readRemarkForm(request);
      const sent = await platform.db.inTransaction((tx) => sendFeedback(tx, request.player, form));
      if (!sent.ok)
        throw new Refusal(
          429,
          sent.refusal,
          "You have told us a lot today. Please come back tomorrow, or ask customer service.",
        );
      return success({});
    },
  );
}
