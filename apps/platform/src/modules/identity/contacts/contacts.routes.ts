import { z } from "zod";
import { answer, nothing, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { ENVELOPE_REFUSALS, requireEnvelope } from "../../envelopes/index.ts";
import { contactIn, contactOr } from "../first-login/contact-in.ts";
import { PHONE_SENTENCES } from "../phone/phone-refusals.ts";
import { selectPasswordsSet, selectWithdrawalsFrom } from "../payment/payment.store.ts";
import { securityWaitHours } from "../payment/postpone-withdrawals.ts";
import { wireWaitHours } from "../payment/wire-wait-hours.ts";
import { requireRealPlayer } from "../require-player.guard.ts";
import { maskRecipient } from "../signing-in/second-factor/mask-recipient.ts";
import { CARRIER, declared, signInRefusal } from "../signing-in/sign-in-refusals.ts";
import { selectProven } from "./contacts.store.ts";
import { currentContact } from "./current-contact.ts";
import { proveOld, sendOldCode } from "./prove-old.ts";
import { replaceContact, sendNewCode } from "./replace-contact.ts";

const PER_MINUTE = 10;
const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
const TYPES = ["mobile", "email"] as const;
const CHANNEL = { mobile: "sms", email: "mail" } as const;

const REFUSALS = {
  WRONG_PASSWORD: [422, "The password is incorrect."],
  TOO_MANY_ATTEMPTS: [429, "Too many attempts. Please wait 15 minutes and try again."],
  NO_CONTACT: [422, "You have no verified number or e-mail of this kind to replace."],
  PROVE_OLD: [409, "Please confirm your old number or e-mail first."],
  MOBILE_TAKEN: [409, "That number belongs to another account."],
  INVALID_CODE: PHONE_SENTENCES.INVALID_CODE,
  CODE_EXPIRED: PHONE_SENTENCES.CODE_EXPIRED,
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

const contact = z
  .object({
    type: z.enum(TYPES),
    recipient: z.string().nullable().meta({ description: "Masked; null where there is none." }),
    verified: z.boolean(),
    replacing: z.boolean().meta({ description: "The old one is confirmed; a new one may follow." }),
  })
  .meta({ id: "PlayerContact" });
const state = z
  .object({
    contacts: z.array(contact),
    loginPassword: z.boolean().meta({ description: "Whether replacing one asks for it." }),
    withdrawalsFrom: wireTime.nullable().meta({
      description: "When withdrawals are possible again after a change.",
    }),
    waitHours: wireWaitHours,
  })
  .meta({ id: "PlayerContacts", description: "How a player can be reached." });
const sent = z.object({ expiredMinutes: z.number().int() });

/** A player's number and mail address, and how one that is proven is replaced. */
export function contactsRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const reading = { summary: "The player's contacts", response: { 200: answer(state) } };
  app.get(
    "/api/v1/contacts",
    { preHandler: requireRealPlayer(platform), schema: reading },
    async ({ player }) => {
      const proven = await selectProven(db, player);
      const contacts = await Promise.all(
        TYPES.map(async (type) => {
          const found = await currentContact(db, player.id, CHANNEL[type]);
          return {
            type,
            recipient: found ? maskRecipient(found) : null,
            verified: (found?.verifiedAt ?? null) !== null,
            replacing: proven.includes(CHANNEL[type]),
          };
        }),
      );
      return success({
        contacts,
        loginPassword: (await selectPasswordsSet(db, player.id)).login,
        withdrawalsFrom: (await selectWithdrawalsFrom(db, player.id))?.toString() ?? null,
        waitHours: await securityWaitHours(db, player.brandId),
      });
    },
  );
  oldRoutes(app, platform);
  newRoutes(app, platform);
}

function oldRoutes(app: App, platform: Platform): void {
  const preHandler = requireRealPlayer(platform);
  const params = z.object({ type: z.enum(TYPES) });
  const sending = {
    summary: "Sends a code to the contact that is to be replaced",
    params,
    body: z.object({ proof: z.string().min(20).max(100) }),
    response: { 200: answer(sent) },
    refusals: joinRefusals(refusing("NO_CONTACT"), declared("CAPTCHA_CHECK_FAILED", ...CARRIER)),
  };
  app.post(
    "/api/v1/contacts/:type/old-code",
    { preHandler, schema: sending, config },
    async (request) => {
      const channel = CHANNEL[request.params.type];
      const brand = await brandOfRequest(platform, request);
      const { proof } = request.body;
      const asked = { channel, proof, ip: request.ip };
      const done = await sendOldCode(platform, brand, request.player, asked);
      if (done.ok) return success({ expiredMinutes: done.value.waitMinutes });
      throw done.refusal === "NO_CONTACT" ? refusalOf("NO_CONTACT") : signInRefusal(done.refusal);
    },
  );

  const proving = {
    summary: "Confirms the contact that is to be replaced, by its code and the login password",
    description: "Takes an encrypted body only.",
    params,
    body: z.object({
      password: z.string().max(128).default(""),
      verificationCode: z.string().trim().min(1).max(10),
    }),
    response: { 200: answer(nothing) },
    refusals: joinRefusals(
      ENVELOPE_REFUSALS,
      refusing("NO_CONTACT", "WRONG_PASSWORD", "TOO_MANY_ATTEMPTS", "INVALID_CODE", "CODE_EXPIRED"),
    ),
  };
  app.post(
    "/api/v1/contacts/:type/old",
    { preValidation: requireEnvelope(platform), preHandler, schema: proving, config },
    async ({ player, params: { type }, body, ip }) => {
      const { password, verificationCode: code } = body;
      const proven = await proveOld(platform, player, {
        channel: CHANNEL[type],
        password,
        code,
        ip,
      });
      if (!proven.ok) throw refusalOf(proven.refusal);
      return success({});
    },
  );
}

function newRoutes(app: App, platform: Platform): void {
  const preHandler = requireRealPlayer(platform);
  const sending = {
    summary: "Sends a code to the contact that replaces the old one",
    body: contactOr({ proof: z.string().min(20).max(100) }),
    response: { 200: answer(sent) },
    refusals: joinRefusals(
      refusing("PROVE_OLD"),
      declared("CAPTCHA_CHECK_FAILED", "INVALID_PHONE_NUMBER", ...CARRIER),
    ),
  };
  app.post(
    "/api/v1/contacts/new-code",
    { preHandler, schema: sending, config },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const to = contactIn(request.body, placeOf(request.ip));
      const done = await sendNewCode(platform, brand, request.player, to, request.body.proof);
      if (done.ok) return success({ expiredMinutes: done.value.waitMinutes });
      throw done.refusal === "PROVE_OLD" ? refusalOf("PROVE_OLD") : signInRefusal(done.refusal);
    },
  );

  const replacing = {
    summary: "Replaces the contact by the code sent to the new one; withdrawals wait a day",
    body: contactOr({ verificationCode: z.string().trim().min(1).max(10) }),
    response: { 200: answer(nothing) },
    refusals: joinRefusals(
      refusing("PROVE_OLD", "MOBILE_TAKEN", "INVALID_CODE", "CODE_EXPIRED"),
      declared("INVALID_PHONE_NUMBER"),
    ),
  };
  app.put("/api/v1/contacts", { preHandler, schema: replacing, config }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const to = contactIn(request.body, placeOf(request.ip));
    const { verificationCode } = request.body;
    const done = await replaceContact(platform, brand, request.player, to, verificationCode);
    if (!done.ok) throw refusalOf(done.refusal);
    return success({});
  });
}

function refusing(...codes: readonly (keyof typeof REFUSALS)[]) {
  return refusalsOf(Object.fromEntries(codes.map((code) => [code, REFUSALS[code]])));
}

function refusalOf(code: keyof typeof REFUSALS): Refusal {
  const [status, sentence] = REFUSALS[code];
  return new Refusal(status, code, sentence);
}
