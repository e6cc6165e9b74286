import { complaintAbout } from "@perya/patterns";
import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../../http/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals } from "../../../http/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { hashPassword } from "../../../secrets/password.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { ENVELOPE_REFUSALS, requireEnvelope } from "../../envelopes/index.ts";
import { settingsOf } from "../../settings/index.ts";
import { dialledNumber } from "../phone-number.ts";
import { requireRealPlayer } from "../require-player.ts";
import { CARRIER, declared, signInRefusal } from "../signing-in/sign-in-refusals.ts";
import { sendContactCode, setContact, type Contact } from "./contact.ts";
import { finishFirstLogin, firstLoginOf } from "./finish-first-login.ts";
import { writeFirstPayment } from "./first-login.store.ts";
import { placeOf } from "../../../http/place-of.ts";

const PER_MINUTE = 10;
const limits = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };

const mobile = { type: z.literal("mobile"), countryDialingCode: z.string().min(1).max(8), mobileNum: z.string().trim().min(1).max(20) };
const email = { type: z.literal("email"), email: z.email("E-mail format is incorrect").max(254) };
const contactOr = <Shape extends z.ZodRawShape>(more: Shape) =>
  z.discriminatedUnion("type", [z.object({ ...mobile, ...more }), z.object({ ...email, ...more })]);

const SET = [409, "CONTACT_SET", "There is one already. Please contact customer service to change it."] as const;
const TAKEN = [409, "MOBILE_TAKEN", "That number belongs to another account."] as const;
const PAYMENT = [409, "PAYMENT_PASSWORD_SET", "There is a payment password already."] as const;

/** What a first sign-in asks for: a contact that was proven, and a payment password. Each can be left for later. */
export function firstLoginRoutes(app: App, platform: Platform): void {
  const preHandler = requireRealPlayer(platform);
  const done = z.object({ contact: z.boolean(), paymentPassword: z.boolean() });
  const asking = { summary: "What of the first-login action is done", response: { 200: answer(done) } };
  app.get("/api/v1/first-login", { preHandler, schema: asking }, async (request) => success(await firstLoginOf(platform.db, request.player.id)));
  contactRoutes(app, platform);
  paymentRoute(app, platform);
}

function contactRoutes(app: App, platform: Platform): void {
  const preHandler = requireRealPlayer(platform);
  const sending = {
    summary: "Sends a code to the phone or mail that is to be one's contact",
    body: contactOr({ proof: z.string().min(20).max(100) }),
    response: { 200: answer(z.object({ expiredMinutes: z.number().int() })) },
    refusals: joinRefusals({ 409: ["CONTACT_SET"] }, declared("CAPTCHA_CHECK_FAILED", "INVALID_PHONE_NUMBER", ...CARRIER)),
  };
  app.post("/api/v1/contact/code", { preHandler, schema: sending, config: limits }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const sent = await sendContactCode(platform, brand, request.player, contactIn(request.body, placeOf(request.ip)), request.body.proof);
    if (sent.ok) return success({ expiredMinutes: sent.value.waitMinutes });
    throw sent.refusal === "CONTACT_SET" ? new Refusal(...SET) : signInRefusal(sent.refusal);
  });

  const setting = {
    summary: "Sets the phone or mail that was proven by its code",
    body: contactOr({ verificationCode: z.string().trim().min(1).max(10) }),
    response: { 200: answer(nothing) },
    refusals: joinRefusals({ 409: ["CONTACT_SET", "MOBILE_TAKEN"] }, declared("INVALID_CODE", "CODE_EXPIRED", "INVALID_PHONE_NUMBER")),
  };
  app.put("/api/v1/contact", { preHandler, schema: setting, config: limits }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const set = await setContact(platform, brand, request.player, contactIn(request.body, placeOf(request.ip)), request.body.verificationCode);
    if (set.ok) return success({});
    if (set.refusal === "CONTACT_SET") throw new Refusal(...SET);
    throw set.refusal === "MOBILE_TAKEN" ? new Refusal(...TAKEN) : signInRefusal(set.refusal);
  });
}

function paymentRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "Sets the first payment password",
    description: "Takes an encrypted body only. The brand's rule for payment passwords says what it must be.",
    body: z.object({ paymentPassword: z.string().max(128), confirmPaymentPassword: z.string().max(128) }),
    response: { 200: answer(nothing) },
    refusals: joinRefusals(ENVELOPE_REFUSALS, { 409: ["PAYMENT_PASSWORD_SET"] }),
  };
  const hooks = { preHandler: requireRealPlayer(platform), preValidation: requireEnvelope(platform) };
  app.put("/api/v1/payment-password", { ...hooks, schema, config: limits }, async (request) => {
    const { paymentPassword, confirmPaymentPassword } = request.body;
    const { register } = await settingsOf(platform, request.player.brandId);
    const rule = register.fields.paymentPassword;
    if (complaintAbout(paymentPassword, rule, true, register.ownPatterns)) throw invalid("paymentPassword", "Password format is incorrect");
    if (paymentPassword !== confirmPaymentPassword) throw invalid("confirmPaymentPassword", "Incorrect confirmation input");
    const hash = await hashPassword(paymentPassword);
    const set = await platform.db.inTransaction(async (tx) => {
      const written = await writeFirstPayment(tx, request.player.id, hash);
      await finishFirstLogin(tx, request.player.id);
      return written;
    });
    if (!set) throw new Refusal(...PAYMENT);
    return success({});
  });
}

function invalid(field: string, message: string): Refusal {
  return new Refusal(400, "INVALID_REQUEST", "Some of what was sent is not valid.", [{ field, message }]);
}

function contactIn(
  typed:
    | { readonly type: "email"; readonly email: string }
    | { readonly type: "mobile"; readonly countryDialingCode: string; readonly mobileNum: string },
  place: string,
): Contact {
  if (typed.type === "email") return { channel: "mail", recipient: typed.email.toLowerCase(), place };
  const recipient = dialledNumber(typed.countryDialingCode, typed.mobileNum);
  if (!recipient) throw signInRefusal("INVALID_PHONE_NUMBER");
  return { channel: "sms", recipient, place };
}
