import { z } from "zod";
import { answer, nothing, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";
import { joinRefusals, refusalsOf, type Refusals } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { ENVELOPE_REFUSALS, requireEnvelope } from "../../envelopes/index.ts";
import { PHONE_SENTENCES } from "../phone/phone-refusals.ts";
import { requireRealPlayer } from "../require-player.guard.ts";
import { maskRecipient } from "../signing-in/second-factor/mask-recipient.ts";
import { provenContact } from "../signing-in/second-factor/proven-contact.ts";
import { CARRIER, declared, signInRefusal } from "../signing-in/sign-in-refusals.ts";
import { changePaymentPassword, type ChangePaymentRefusal } from "./change-payment-password.ts";
import { requirePaymentRule } from "./payment-rule.ts";
import { selectPasswordsSet, selectWithdrawalsFrom } from "./payment.store.ts";
import { securityWaitHours } from "./postpone-withdrawals.ts";
import type { ProofRefusal } from "./prove-owner.ts";
import { recoverPaymentPassword } from "./recover-payment-password.ts";
import { sendPaymentCode } from "./send-payment-code.ts";
import { setPaymentPassword } from "./set-payment-password.ts";
import { wireWaitHours } from "./wire-wait-hours.ts";

const PER_MINUTE = 10;
const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };

const NO_CONTACT = [
  422,
  "You have no verified number or e-mail to send a code to. Please add one, " +
    "or contact customer service.",
] as const;

const REFUSALS: Readonly<
  Record<
    ProofRefusal | ChangePaymentRefusal | "PAYMENT_PASSWORD_SET",
    readonly [status: number, sentence: string]
  >
> = {
  WRONG_PASSWORD: [422, "The password is incorrect."],
  SAME_PASSWORD: [422, "The new password is the same as the old one."],
  TOO_MANY_ATTEMPTS: [429, "Too many attempts. Please wait 15 minutes and try again."],
  PAYMENT_PASSWORD_SET: [409, "You have already set a payment password."],
  NO_PAYMENT_PASSWORD: [409, "You have not set a payment password yet."],
  INVALID_CODE: PHONE_SENTENCES.INVALID_CODE,
  CODE_EXPIRED: PHONE_SENTENCES.CODE_EXPIRED,
  NO_CONTACT,
};

const fresh = { paymentPassword: z.string().max(128), confirmPaymentPassword: z.string().max(128) };
const proof = {
  password: z
    .string()
    .max(128)
    .default("")
    .meta({ description: "The login password, for players who have one." }),
  verificationCode: z
    .string()
    .trim()
    .max(10)
    .default("")
    .meta({ description: "The code from /payment-password/code, if one is needed." }),
};

/**
 * The payment password: whether there is one, and how it is set, changed and recovered.
 */
export function paymentRoutes(app: App, platform: Platform): void {
  stateRoute(app, platform);
  codeRoute(app, platform);
  proofRoutes(app, platform);
  changeRoute(app, platform);
}

function stateRoute(app: App, platform: Platform): void {
  const { db } = platform;
  const state = z
    .object({
      set: z.boolean(),
      loginPassword: z
        .boolean()
        .meta({ description: "Whether the player knows a password to sign in with." }),
      contact: z
        .object({ channel: z.enum(["sms", "mail"]), recipient: z.string() })
        .nullable()
        .meta({ description: "Where a code would go; masked." }),
      withdrawalsFrom: wireTime.nullable().meta({
        description: "When withdrawals are possible again after a password was recovered.",
      }),
      waitHours: wireWaitHours,
    })
    .meta({ id: "PaymentPassword" });
  const schema = {
    summary: "Whether there is a payment password, and what is needed to set or recover it",
    response: { 200: answer(state) },
  };
  app.get(
    "/api/v1/payment-password",
    { preHandler: requireRealPlayer(platform), schema },
    async ({ player }) => {
      const [{ payment, login }, contact, from, waitHours] = await Promise.all([
        selectPasswordsSet(db, player.id),
        provenContact(db, player.id),
        selectWithdrawalsFrom(db, player.id),
        securityWaitHours(db, player.brandId),
      ]);
      return success({
        set: payment,
        loginPassword: login,
        contact: contact ? { channel: contact.channel, recipient: maskRecipient(contact) } : null,
        withdrawalsFrom: from?.toString() ?? null,
        waitHours,
      });
    },
  );
}

function codeRoute(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Sends the code for setting or recovering the payment password to the player's " +
      "verified number or e-mail",
    body: z.object({ proof: z.string().min(20).max(100) }),
    response: { 200: answer(z.object({ expiredMinutes: z.number().int() })) },
    refusals: joinRefusals({ 422: ["NO_CONTACT"] }, declared("CAPTCHA_CHECK_FAILED", ...CARRIER)),
  };
  app.post(
    "/api/v1/payment-password/code",
    { preHandler: requireRealPlayer(platform), schema, config },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const sent = await sendPaymentCode(platform, brand, {
        player: request.player.id,
        proof: request.body.proof,
        place: placeOf(request.ip),
      });
      if (sent.ok) return success({ expiredMinutes: sent.value.waitMinutes });
      throw sent.refusal === "NO_CONTACT" ? refusalOf("NO_CONTACT") : signInRefusal(sent.refusal);
    },
  );
}

/** Setting the first one and recovering one: both need proof of the owner. */
function proofRoutes(app: App, platform: Platform): void {
  const hooks = {
    preHandler: requireRealPlayer(platform),
    preValidation: requireEnvelope(platform),
    config,
  };
  const shared = {
    description:
      "Takes an encrypted body only. The brand's rule for payment passwords says what it must be.",
    body: z.object({ ...fresh, ...proof }),
    response: { 200: answer(nothing) },
  };
  const setting = {
    ...shared,
    summary:
      "Sets the first payment password with the login password, or with a " +
      "code for players without one",
    refusals: refusing(
      "WRONG_PASSWORD",
      "TOO_MANY_ATTEMPTS",
      "NO_CONTACT",
      "INVALID_CODE",
      "CODE_EXPIRED",
      "PAYMENT_PASSWORD_SET",
    ),
  };
  app.put(
    "/api/v1/payment-password",
    { ...hooks, schema: setting },
    async ({ player, body, ip }) => {
      await requirePaymentRule(platform, player.brandId, body);
      const set = await setPaymentPassword(platform, player, body.paymentPassword, {
        password: body.password,
        code: body.verificationCode,
        ip,
      });
      if (!set.ok) throw refusalOf(set.refusal);
      return success({});
    },
  );

  const recovering = {
    ...shared,
    summary:
      "Replaces a forgotten payment password with a code and the login " +
      "password; withdrawals wait a day",
    refusals: refusing(
      "WRONG_PASSWORD",
      "TOO_MANY_ATTEMPTS",
      "NO_CONTACT",
      "INVALID_CODE",
      "CODE_EXPIRED",
      "NO_PAYMENT_PASSWORD",
    ),
  };
  app.post(
    "/api/v1/payment-password/recovery",
    { ...hooks, schema: recovering },
    async ({ player, body, ip }) => {
      await requirePaymentRule(platform, player.brandId, body);
      const proven = { password: body.password, code: body.verificationCode, ip };
      const recovered = await recoverPaymentPassword(
        platform,
        player,
        body.paymentPassword,
        proven,
      );
      if (!recovered.ok) throw refusalOf(recovered.refusal);
      return success({});
    },
  );
}

function changeRoute(app: App, platform: Platform): void {
  const hooks = {
    preHandler: requireRealPlayer(platform),
    preValidation: requireEnvelope(platform),
    config,
  };
  const schema = {
    summary: "Changes the payment password; needs the old one",
    description: "Takes an encrypted body only.",
    body: z.object({ oldPaymentPassword: z.string().min(1).max(128), ...fresh }),
    response: { 200: answer(nothing) },
    refusals: refusing(
      "WRONG_PASSWORD",
      "TOO_MANY_ATTEMPTS",
      "SAME_PASSWORD",
      "NO_PAYMENT_PASSWORD",
    ),
  };
  app.post("/api/v1/payment-password", { ...hooks, schema }, async ({ player, body, ip }) => {
    await requirePaymentRule(platform, player.brandId, body);
    const changed = await changePaymentPassword(platform, player, {
      old: body.oldPaymentPassword,
      fresh: body.paymentPassword,
      ip,
    });
    if (!changed.ok) throw refusalOf(changed.refusal);
    return success({});
  });
}

function refusing(...codes: readonly (keyof typeof REFUSALS)[]): Refusals {
  return joinRefusals(
    refusalsOf(Object.fromEntries(codes.map((code) => [code, REFUSALS[code]]))),
    ENVELOPE_REFUSALS,
  );
}

function refusalOf(code: keyof typeof REFUSALS): Refusal {
  const [status, sentence] = REFUSALS[code];
  return new Refusal(status, code, sentence);
}
