import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { answer } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { ENVELOPE_REFUSALS, requireEnvelope } from "../../envelopes/index.ts";
import { settingsOf } from "../../settings/index.ts";
import { loginValue } from "../login-value.ts";
import { originOf } from "../origin-of.ts";
import { dialledNumber } from "../phone/phone-number.ts";
import { enteredAnswer } from "./session-answer.routes.ts";
import { signInAtPlace } from "./sign-in-at-place.ts";
import { signInByCode } from "./sign-in-by-code.ts";
import { BY_REGISTER, CARRIER, declared, signInRefusal } from "./sign-in-refusals.ts";
import { signIn } from "./sign-in.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";

const PER_MINUTE = 40;

const needed = z.string().trim().min(1, "Input cannot be empty");
const shared = {
  agent: z.boolean().default(false).meta({ description: "Whether the agents' switch is on." }),
  rememberMe: z
    .boolean()
    .default(false)
    .meta({ description: "Sets a cookie that renews the session for a day." }),
};
const byPassword = z.object({
  ...shared,
  type: z.literal("username"),
  username: needed
    .max(40)
    .meta({ description: "A mobile number too, where the brand accepts one." }),
  password: needed.max(128),
  captcha: z
    .string()
    .max(20)
    .optional()
    .meta({ description: "Needed after a failure whose value says `captcha: true`." }),
  captchaId: z.uuid().optional(),
});
const bySms = z.object({
  ...shared,
  type: z.literal("sms"),
  countryDialingCode: needed.max(8),
  mobileNum: needed.max(20),
  verificationCode: needed.max(10),
});
const login = z.discriminatedUnion("type", [byPassword, bySms]);

const REFUSALS = joinRefusals(
  ENVELOPE_REFUSALS,
  declared(
    "WRONG_LOGIN",
    "CAPTCHA_NEEDED",
    "CAPTCHA_CHECK_FAILED",
    "NON_MEMBER",
    "NON_AGENT",
    "ACCOUNT_CLOSED",
    ...BY_REGISTER,
    "SECOND_FACTOR_NEEDED",
    "NO_CONTACT",
    "PASSKEY_ELSEWHERE",
  ),
  declared("INVALID_CODE", "CODE_EXPIRED", "INVALID_PHONE_NUMBER", "NOT_OFFERED", ...CARRIER),
);

/** Refusals that no captcha changes. */
const OF_THE_ACCOUNT: ReadonlySet<string> = new Set([
  "NON_MEMBER",
  "NON_AGENT",
  "ACCOUNT_CLOSED",
  "LOGIN_EXCLUDED",
]);

/**
 * A new session for a player with an account, by password or by a code that was sent to their
 * phone.
 */
export function signInRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Signs a player in",
    description:
      "Takes an encrypted body only. A failure's value says `captcha: true` when the next " +
      "try needs one; SECOND_FACTOR_NEEDED gives a ticket for `POST /session/second-factor`.",
    body: login,
    response: { 200: answer(loginValue) },
    refusals: REFUSALS,
  };
  const limits = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
  app.post(
    "/api/v1/session",
    { preValidation: requireEnvelope(platform), schema, config: limits },
    (request, reply) =>
      request.body.type === "sms"
        ? enterByCode(platform, request, reply, request.body)
        : enterByPassword(platform, request, reply, request.body),
  );
}

async function enterByPassword(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  typed: z.infer<typeof byPassword>,
) {
  const brand = await brandOfRequest(platform, request);
  const settings = await settingsOf(platform, brand.id);
  const origin = originOf(request);
  const found = await signIn(platform, brand, settings, typed, origin);
  if (!found.ok) {
    const { refusal } = found;
    const code = refusal === "TOO_MANY_ATTEMPTS" ? "TOO_MANY_REQUESTS" : refusal;
    throw signInRefusal(code, OF_THE_ACCOUNT.has(code) ? undefined : { captcha: true });
  }
  const { player, mustChange } = found.value;
  const entered = await signInAtPlace(platform, { brand, settings }, player, origin, {
    by: "password",
    remember: typed.rememberMe,
    mustChange,
  });
  if (!entered.ok) {
    const { customerService } = settings.resources;
    const lost = entered.refusal === "NO_CONTACT" || entered.refusal === "PASSKEY_ELSEWHERE";
    throw signInRefusal(entered.refusal, lost ? { customerService } : undefined);
  }
  return enteredAnswer(platform, reply, entered.value);
}

/** The code proves the phone, so a new place needs no second factor. */
async function enterByCode(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  typed: z.infer<typeof bySms>,
) {
  const brand = await brandOfRequest(platform, request);
  const settings = await settingsOf(platform, brand.id);
  if (!settings.features.MOBILEVERCODELOGIN3) throw signInRefusal("NOT_OFFERED");
  const mobile = dialledNumber(typed.countryDialingCode, typed.mobileNum);
  if (!mobile) throw signInRefusal("INVALID_PHONE_NUMBER");
  const found = await signInByCode(platform, brand, {
    mobile,
    code: typed.verificationCode,
    agent: typed.agent,
    place: placeOf(request.ip),
  });
  if (!found.ok) throw signInRefusal(found.refusal);
  const entered = await signInAtPlace(
    platform,
    { brand, settings },
    found.value,
    originOf(request),
    { by: "code", remember: typed.rememberMe },
  );
  if (!entered.ok) throw signInRefusal(entered.refusal);
  return enteredAnswer(platform, reply, entered.value);
}
