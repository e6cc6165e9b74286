import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { spendProof } from "../../challenges/index.ts";
import { sendCode, sendElsewhere } from "../../codes/index.ts";
import { isOffered, REGISTER_METHODS, registerRules, settingsOf } from "../../settings/index.ts";
import { sendVerificationCode } from "../firebase/identity-toolkit.ts";
import { dialledNumber } from "../phone/phone-number.ts";
import { carrierRefusal, PHONE_REFUSALS, phoneRefusal } from "../phone/phone-refusals.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";

const PER_MINUTE = 10;

const body = z.object({
  countryDialingCode: z.string().regex(/^\+?\d{1,4}$/),
  mobileNo: z.string().trim().max(30),
  proof: z
    .string()
    .max(100)
    .meta({ description: "Proof of a person, for the purpose sms-register." }),
  recaptchaToken: z.string().max(8_192).optional().meta({
    description: "Google's proof of a person, where Firebase sends the codes and requires one.",
  }),
});
const value = z.object({
  expiredMinutes: z
    .number()
    .int()
    .meta({ description: "Minutes until another one may be requested." }),
  sessionInfo: z
    .string()
    .optional()
    .meta({ description: "Where Firebase sends the codes: the session its code belongs to." }),
});

/**
 * The code that proves a number before there is an account. The answer does not reveal whether the
 * number already has one.
 */
export function registerCodeRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Sends the code that proves a number for a new account",
    body,
    response: { 200: answer(value) },
    refusals: PHONE_REFUSALS,
  };
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
  app.post("/api/v1/register/sms", { schema, config }, async (request) => {
    const { countryDialingCode, mobileNo, proof, recaptchaToken } = request.body;
    const brand = await brandOfRequest(platform, request);
    const settings = await settingsOf(platform, brand.id);
    const asksForCodes = REGISTER_METHODS.some(
      (method) => isOffered(settings, method) && registerRules(settings, method).verificationCode,
    );
    if (!asksForCodes) throw phoneRefusal("OPERATION_NOT_ALLOWED");
    if (mobileNo === "") throw phoneRefusal("MISSING_PHONE_NUMBER");
    const recipient = dialledNumber(countryDialingCode, mobileNo);
    if (recipient === undefined) throw phoneRefusal("INVALID_PHONE_NUMBER");
    if (!(await spendProof(platform.db, "sms-register", proof)))
      throw phoneRefusal("CAPTCHA_CHECK_FAILED");
    const to = {
      brandId: brand.id,
      purpose: "register",
      channel: "sms",
      recipient,
      place: placeOf(request.ip),
    } as const;
    const { firebase } = platform.config;
    if (firebase) {
      const begun = await sendElsewhere(platform, to, () =>
        sendVerificationCode(firebase, recipient, recaptchaToken),
      );
      if (!begun.ok) {
        platform.log.warn({ refusal: begun.refusal, said: begun.detail }, "a code by Firebase");
        throw phoneRefusal(begun.refusal);
      }
      return success({ expiredMinutes: begun.value.waitMinutes, sessionInfo: begun.value.sent });
    }
    const sent = await sendCode(platform, to, brand.name);
    if (!sent.ok) throw carrierRefusal(sent.refusal);
    return success({ expiredMinutes: sent.value.waitMinutes });
  });
}
