import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { requireRealPlayer } from "../require-player.guard.ts";
import { CARRIER, declared, signInRefusal } from "../signing-in/sign-in-refusals.ts";
import { contactIn, contactOr } from "./contact-in.ts";
import { sendContactCode, setContact } from "./contact.ts";
import { firstLoginOf } from "./finish-first-login.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";

const PER_MINUTE = 10;
const limits = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };

const SET = [
  409,
  "CONTACT_SET",
  "You have one already. Please contact customer service to change it.",
] as const;
const TAKEN = [409, "MOBILE_TAKEN", "That number belongs to another account."] as const;

/**
 * The steps of a first sign-in: a verified contact and a payment password. Each can be skipped.
 */
export function firstLoginRoutes(app: App, platform: Platform): void {
  const preHandler = requireRealPlayer(platform);
  const done = z.object({ contact: z.boolean(), paymentPassword: z.boolean() });
  const asking = {
    summary: "Progress of the first-login action",
    response: { 200: answer(done) },
  };
  app.get("/api/v1/first-login", { preHandler, schema: asking }, async (request) =>
    success(await firstLoginOf(platform.db, request.player.id)),
  );
  contactRoutes(app, platform);
}

function contactRoutes(app: App, platform: Platform): void {
  const preHandler = requireRealPlayer(platform);
  const sending = {
    summary: "Sends a code to the phone or e-mail to be set as contact",
    body: contactOr({ proof: z.string().min(20).max(100) }),
    response: { 200: answer(z.object({ expiredMinutes: z.number().int() })) },
    refusals: joinRefusals(
      { 409: ["CONTACT_SET"] },
      declared("CAPTCHA_CHECK_FAILED", "INVALID_PHONE_NUMBER", ...CARRIER),
    ),
  };
  app.post(
    "/api/v1/contact/code",
    { preHandler, schema: sending, config: limits },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const sent = await sendContactCode(
        platform,
        brand,
        request.player,
        contactIn(request.body, placeOf(request.ip)),
        request.body.proof,
      );
      if (sent.ok) return success({ expiredMinutes: sent.value.waitMinutes });
      throw sent.refusal === "CONTACT_SET" ? new Refusal(...SET) : signInRefusal(sent.refusal);
    },
  );

  const setting = {
    summary: "Sets the phone or e-mail proven by its code",
    body: contactOr({ verificationCode: z.string().trim().min(1).max(10) }),
    response: { 200: answer(nothing) },
    refusals: joinRefusals(
      { 409: ["CONTACT_SET", "MOBILE_TAKEN"] },
      declared("INVALID_CODE", "CODE_EXPIRED", "INVALID_PHONE_NUMBER"),
    ),
  };
  app.put("/api/v1/contact", { preHandler, schema: setting, config: limits }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const set = await setContact(
      platform,
      brand,
      request.player,
      contactIn(request.body, placeOf(request.ip)),
      request.body.verificationCode,
    );
    if (set.ok) return success({});
    if (set.refusal === "CONTACT_SET") throw new Refusal(...SET);
    throw set.refusal === "MOBILE_TAKEN" ? new Refusal(...TAKEN) : signInRefusal(set.refusal);
  });
}
