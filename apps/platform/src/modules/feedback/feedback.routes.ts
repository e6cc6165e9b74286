import { answer, nothing, Refusal, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import { readFeedbackForm, FEEDBACK_REFUSALS, feedbackForm } from "../../http/feedback-form.ts";
import type { Platform } from "../../platform.ts";
import { requirePlayer } from "../identity/index.ts";
import { sendFeedback } from "./send-feedback.ts";

const PER_MINUTE = 10;

/** Feedback from players. */
export function feedbackRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Sends feedback, with up to three pictures",
    upload: feedbackForm,
    response: { 200: answer(nothing) },
    refusals: FEEDBACK_REFUSALS,
  };
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
  app.put(
    "/api/v1/feedback",
    { preHandler: requirePlayer(platform), schema, config },
    async (request) => {
      const form = await readFeedbackForm(request);
      const sent = await platform.db.inTransaction((tx) => sendFeedback(tx, request.player, form));
      if (!sent.ok)
        throw new Refusal(
          429,
          sent.refusal,
          "You have sent a lot of feedback today. Please come back tomorrow, " +
            "or contact customer service.",
        );
      return success({});
    },
  );
}
