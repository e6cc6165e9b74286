import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { ENVELOPE_REFUSALS, requireEnvelope } from "../../envelopes/index.ts";
import { minimumAgeOf } from "../../profiles/index.ts";
import { isOffered, settingsOf, type RegisterMethod } from "../../settings/index.ts";
import { clubLabelOf } from "../club-label.ts";
import { loginOf, loginValue } from "../login-value.ts";
import { NO_ENTRY } from "../signing-in/sign-in-refusals.ts";
import { originOf } from "../origin-of.ts";
import { phoneRefusal } from "../phone/phone-refusals.ts";
import type { Fault } from "./faults-in.ts";
import { FAULTS } from "./fault-words.ts";
import { readApplication } from "./read-application.ts";
import { register, type PhoneOfToken, type RegisterRefusal } from "./register.ts";
import { registration } from "./registration.ts";

/** Per address: enough for everyone behind a shared one, too few to enumerate names. */
const PER_MINUTE = 20;

const ADDRESSES = { username: "/api/v1/register", mobile: "/api/v1/register/mobile" } as const;
const SUMMARIES: Readonly<Record<RegisterMethod, string>> = {
  username: "Registers a player by username and signs them in; the body is encrypted",
  mobile:
    "Registers a player by mobile number with a generated account name and signs them in; the " +
    "body is encrypted",
};

const REFUSALS = {
  INVALID_INVITATION: [422, FAULTS.affiliateCode],
  USERNAME_TAKEN: [409, "That username is taken. Please choose another one."],
  REGISTER_NO_ENTRY: [403, NO_ENTRY],
  CURRENCY_REFUSED: [403, "Accounts in this site's currency can't be opened at the moment."],
  MOBILE_TAKEN: [
    409,
    "An account can't be opened with this number. If it is yours, please log in.",
  ],
} as const;

/** A new account, by username or by mobile number. */
export function registerRoutes(app: App, platform: Platform, phoneOf?: PhoneOfToken): void {
  registerRoute(app, platform, "username", phoneOf);
  registerRoute(app, platform, "mobile", phoneOf);
}

function registerRoute(
  app: App,
  platform: Platform,
  method: RegisterMethod,
  phoneOf: PhoneOfToken | undefined,
): void {
  const schema = {
    summary: SUMMARIES[method],
    body: registration,
    response: { 200: answer(loginValue) },
    refusals: {
      400: ENVELOPE_REFUSALS[400] ?? [],
      403: ["OPERATION_NOT_ALLOWED", "REGISTER_NO_ENTRY", "CURRENCY_REFUSED"],
      409: [...(ENVELOPE_REFUSALS[409] ?? []), "USERNAME_TAKEN", "MOBILE_TAKEN"],
      422: ["INVALID_INVITATION", "INVALID_CODE", "CODE_EXPIRED", "CAPTCHA_CHECK_FAILED"],
      502: ["UNKNOWN"],
    },
  };
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
  app.put(
    ADDRESSES[method],
    { preValidation: requireEnvelope(platform), schema, config },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const settings = await settingsOf(platform, brand.id);
      if (!isOffered(settings, method)) throw refusalFor("OPERATION_NOT_ALLOWED");
      const { faults, application } = readApplication(request.body, {
        brand,
        settings,
        minimumAge: await minimumAgeOf(platform, brand),
        method,
        now: Temporal.Now.instant(),
      });
      if (faults.length > 0) throw invalid(faults);
      const made = await register(platform, brand, application, originOf(request), phoneOf);
      if (!made.ok) throw refusalFor(made.refusal);
      const { token, player } = made.value;
      return success(loginOf(token, player, await clubLabelOf(platform, player, request)));
    },
  );
}

function refusalFor(refusal: RegisterRefusal): Refusal {
  if (refusal === "WRONG_CAPTCHA") return invalid([{ field: "captcha", message: FAULTS.captcha }]);
  if (
    refusal === "INVALID_INVITATION" ||
    refusal === "USERNAME_TAKEN" ||
    refusal === "REGISTER_NO_ENTRY" ||
    refusal === "CURRENCY_REFUSED" ||
    refusal === "MOBILE_TAKEN"
  ) {
    const [status, sentence] = REFUSALS[refusal];
    return new Refusal(status, refusal, sentence);
  }
  return phoneRefusal(refusal);
}

function invalid(faults: readonly Fault[]): Refusal {
  return new Refusal(400, "INVALID_REQUEST", "Some of the details are not valid.", faults);
}
