import { z } from "zod";
import { MAX_CODE_CHARACTERS } from "../../authenticator/check-authenticator.ts";
import { answer, success } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import { joinRefusals } from "../../../../http/answers/refusals.ts";
import type { Platform } from "../../../../platform.ts";
import { brandOfRequest } from "../../../brands/index.ts";
import { settingsOf } from "../../../settings/index.ts";
import { loginValue } from "../../login-value.ts";
import { originOf } from "../../origin-of.ts";
import { dialledNumber } from "../../phone/phone-number.ts";
import { sessionAnswer } from "../session-answer.routes.ts";
import { completeSecondFactor, sendSecondFactorAgain } from "./second-factor.ts";
import { sendSignInCode } from "../send-sign-in-code.ts";
import { BY_REGISTER, CARRIER, declared, signInRefusal } from "../sign-in-refusals.ts";
import { placeOf } from "../../../../http/visitors/place-of.ts";

/** Calls an address may make in a minute. */
const PER_MINUTE = { send: 10, guess: 20 } as const;

const waiting = z.object({
  expiredMinutes: z
    .number()
    .int()
    .meta({ description: "Minutes until another one may be requested." }),
});
const ticket = z.string().min(20).max(100);

/** Sign-in codes: one in place of the password, and one in addition to it at a new place. */
export function verificationRoutes(app: App, platform: Platform): void {
  signInCodeRoute(app, platform);
  secondFactorRoutes(app, platform);
}

function signInCodeRoute(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Sends a sign-in code if the number is a player's; the answer is the same if it is not",
    body: z.object({
      countryDialingCode: z.string().min(1).max(8),
      mobileNum: z.string().trim().min(1).max(20),
      proof: z.string().min(20).max(100),
    }),
    response: { 200: answer(waiting) },
    refusals: declared(
      "INVALID_PHONE_NUMBER",
      "CAPTCHA_CHECK_FAILED",
      "TOO_MANY_REQUESTS",
      "QUOTA_EXCEEDED",
      "OPERATION_NOT_ALLOWED",
      "NOT_OFFERED",
    ),
  };
  app.post("/api/v1/session/sms", { schema, config: limited(PER_MINUTE.send) }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const { features } = await settingsOf(platform, brand.id);
    if (!features.MOBILEVERCODELOGIN3) throw signInRefusal("NOT_OFFERED");
    const mobile = dialledNumber(request.body.countryDialingCode, request.body.mobileNum);
    if (!mobile) throw signInRefusal("INVALID_PHONE_NUMBER");
    const sent = await sendSignInCode(platform, brand, {
      mobile,
      proof: request.body.proof,
      place: placeOf(request.ip),
    });
    if (!sent.ok) throw signInRefusal(sent.refusal);
    return success({ expiredMinutes: sent.value.waitMinutes });
  });
}

function secondFactorRoutes(app: App, platform: Platform): void {
  const completing = {
    summary: "Completes a sign-in with the code that was sent, or one of the authenticator app",
    body: z.object({ ticket, code: z.string().trim().min(1).max(MAX_CODE_CHARACTERS) }),
    response: { 200: answer(loginValue) },
    refusals: declared(
      "TICKET_OVER",
      "INVALID_CODE",
      "CODE_EXPIRED",
      "WRONG_AUTHENTICATOR_CODE",
      "TOO_MANY_ATTEMPTS",
      ...BY_REGISTER,
    ),
  };
  app.post(
    "/api/v1/session/second-factor",
    { schema: completing, config: limited(PER_MINUTE.guess) },
    async (request, reply) => {
      const brand = await brandOfRequest(platform, request);
      const entered = await completeSecondFactor(platform, brand, request.body, originOf(request));
      if (!entered.ok) throw signInRefusal(entered.refusal);
      return sessionAnswer(platform, reply, entered.value);
    },
  );

  const again = {
    summary: "Sends the code of a sign-in from a new place once more",
    body: z.object({ ticket }),
    response: { 200: answer(waiting) },
    refusals: joinRefusals(
      declared("TICKET_OVER", "NO_CONTACT", "NOT_OFFERED"),
      declared(...CARRIER),
    ),
  };
  app.post(
    "/api/v1/session/second-factor/code",
    { schema: again, config: limited(PER_MINUTE.send) },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const sent = await sendSecondFactorAgain(
        platform,
        brand,
        request.body.ticket,
        originOf(request),
      );
      if (!sent.ok) throw signInRefusal(sent.refusal);
      return success({ expiredMinutes: sent.value.waitMinutes });
    },
  );
}

function limited(max: number) {
  return { rateLimit: { max, timeWindow: "1 minute" } };
}
