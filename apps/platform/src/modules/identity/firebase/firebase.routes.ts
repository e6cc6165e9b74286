import { z } from "zod";
import { answer, success } from "../../../http/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { PHONE_REFUSALS, phoneRefusal } from "../phone-refusals.ts";
import { signInWithPhoneNumber } from "./identity-toolkit.ts";

const PER_MINUTE = 10;

const body = z.object({
  sessionInfo: z.string().max(4_096).meta({ description: "What asking for the code answered." }),
  code: z.string().trim().max(20),
});

/** Changes a code that Firebase sent into its token, so that a browser need not talk to Firebase. How often a code is guessed at is limited there and by address here. */
export function firebaseRoutes(app: App, { config: { firebase }, log }: Platform): void {
  const schema = {
    summary: "Changes a code that Firebase sent into the token that proves the number",
    body,
    response: { 200: answer(z.object({ firebaseIdToken: z.string() })) },
    refusals: PHONE_REFUSALS,
  };
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
  app.post("/api/v1/register/sms/token", { schema, config }, async (request) => {
    const { sessionInfo, code } = request.body;
    if (!firebase) throw phoneRefusal("OPERATION_NOT_ALLOWED");
    if (code === "") throw phoneRefusal("MISSING_CODE");
    const proven = await signInWithPhoneNumber(firebase, sessionInfo, code);
    if (!proven.ok) {
      log.warn({ refusal: proven.refusal, said: proven.detail }, "a code of Firebase");
      throw phoneRefusal(proven.refusal);
    }
    return success({ firebaseIdToken: proven.value });
  });
}
