import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { PHONE_REFUSALS, phoneRefusal } from "../phone/phone-refusals.ts";
import { signInWithPhoneNumber } from "./identity-toolkit.ts";

const PER_MINUTE = 10;

const body = z.object({
  sessionInfo: z
    .string()
    .max(4_096)
    .meta({ description: "The value returned when the code was requested." }),
  code: z.string().trim().max(20),
});

/**
 * Exchanges a code sent by Firebase for its token, so that a browser need not talk to Firebase.
 * Guesses at a code are limited there, and by address here.
 */
export function firebaseRoutes(app: App, { config: { firebase }, log }: Platform): void {
  const schema = {
    summary: "Exchanges a code sent by Firebase for the token that proves the number",
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
