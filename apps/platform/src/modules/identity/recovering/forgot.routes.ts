import { z } from "zod";
import { answer, nothing, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { checkCaptcha, spendProof } from "../../challenges/index.ts";
import { settingsOf, type BrandSettings } from "../../settings/index.ts";
import { carrierRefusal, PHONE_REFUSALS, phoneRefusal } from "../phone/phone-refusals.ts";
import { phoneFields, typedPhone } from "../phone/typed-phone.ts";
import { mailReset, type MailRefusal } from "./mail-reset.ts";
import { sendForgotCode } from "./send-forgot-code.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";

const PER_MINUTE = 10;
const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };

const MAIL_REFUSALS: Readonly<
  Record<MailRefusal | "CAPTCHA_CHECK_FAILED", readonly [status: number, sentence: string]>
> = {
  USERNAME_EMAIL_UNKNOWN: [422, "Username/Email does not exist"],
  TOO_MANY_REQUESTS: [
    429,
    "An e-mail is already on its way. Please wait 5 minutes before requesting another.",
  ],
  MAIL_NOT_SENT: [502, "The e-mail could not be sent. Please contact customer service."],
  CAPTCHA_CHECK_FAILED: [422, "Please enter the captcha"],
};
const OFF = { 403: ["NOT_OFFERED"] };

const line = z.string().trim().min(1, "Input cannot be empty").max(254);
const asked = z.object({
  username: line,
  email: line,
  captchaId: z.uuid().optional(),
  captcha: z.string().trim().max(20).optional(),
  proof: z
    .string()
    .max(100)
    .optional()
    .meta({ description: "In place of the captcha, for those who can't read one." }),
});

/** Requests of players who forgot their password. */
export function forgotRoutes(app: App, platform: Platform): void {
  // Only this route accepts a form as browsers send it: no other call needs one, and another site's
  // page could send it.
  void app.register(async (forms: App) => {
    forms.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    mailRoute(forms, platform);
  });
  smsRoute(app, platform);
}

function mailRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "E-mails a link to choose a new password",
    consumes: ["application/x-www-form-urlencoded"],
    body: asked,
    response: { 200: answer(nothing) },
    refusals: joinRefusals(refusalsOf(MAIL_REFUSALS), OFF),
  };
  app.post("/api/v1/password/forgot/mail", { schema, config }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    requireFeature(await settingsOf(platform, brand.id), "CHNGPASSMAIL3");
    const { username, email } = request.body;
    const owner = { username, email };
    const mailed = (await isPerson(platform, request.body))
      ? await mailReset(platform, brand, owner)
      : ({ ok: false, refusal: "CAPTCHA_CHECK_FAILED" } as const);
    if (!mailed.ok)
      throw new Refusal(
        MAIL_REFUSALS[mailed.refusal][0],
        mailed.refusal,
        MAIL_REFUSALS[mailed.refusal][1],
      );
    return success({});
  });
}

/** Whether the visitor read the letters, or gave a proof where they can't. */
async function isPerson(
  { db }: Platform,
  { captchaId, captcha, proof }: z.infer<typeof asked>,
): Promise<boolean> {
  if (proof) return spendProof(db, "email-forgot", proof);
  return (
    captchaId !== undefined &&
    captcha !== undefined &&
    checkCaptcha(db, "email-forgot", captchaId, captcha)
  );
}

const sent = z.object({ expirationTime: wireTime, now: wireTime });

function smsRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "Sends a code for choosing a new password; answers the same for an unknown number",
    body: z.object({ ...phoneFields, proof: z.string().max(100).default("") }),
    response: { 200: answer(sent) },
    refusals: joinRefusals(PHONE_REFUSALS, OFF),
  };
  app.post("/api/v1/password/forgot/sms", { schema, config }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    requireFeature(await settingsOf(platform, brand.id), "CHNGPASSVERIF3");
    const mobile = typedPhone(request.body);
    if (!(await spendProof(platform.db, "sms-forgot", request.body.proof)))
      throw phoneRefusal("CAPTCHA_CHECK_FAILED");
    const code = await sendForgotCode(platform, brand, mobile, placeOf(request.ip));
    if (!code.ok) throw carrierRefusal(code.refusal);
    const now = Temporal.Now.instant();
    return success({
      expirationTime: now.add({ minutes: code.value.waitMinutes }).toString(),
      now: now.toString(),
    });
  });
}

/** Refuses what the brand does not offer. */
export function requireFeature(
  { features }: BrandSettings,
  feature: "CHNGPASSMAIL3" | "CHNGPASSVERIF3",
): void {
  if (!features[feature])
    throw new Refusal(
      403,
      "NOT_OFFERED",
      "This is not offered here. Please contact customer service.",
    );
}
