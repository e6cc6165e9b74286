import { Refusal } from "../../../http/answers/answer.ts";
import type { CarrierRefusal } from "../../messages/index.ts";
import { PHONE_SENTENCES } from "../phone/phone-refusals.ts";
import type { SignInRefusal } from "./sign-in.ts";

type Code =
  | Exclude<SignInRefusal, "TOO_MANY_ATTEMPTS">
  | CarrierRefusal
  | "SECOND_FACTOR_NEEDED"
  | "NO_CONTACT"
  | "REGISTER_NO_ENTRY"
  | "PASSKEY_ELSEWHERE"
  | "TICKET_OVER"
  | "INVALID_CODE"
  | "CODE_EXPIRED"
  | "INVALID_PHONE_NUMBER"
  | "NOT_OFFERED"
  | "NOT_REMEMBERED"
  | "LINK_OVER"
  | "PASSKEY_REFUSED"
  | "WRONG_AUTHENTICATOR_CODE"
  | "TOO_MANY_ATTEMPTS";

/** What a visitor reads whom a national register keeps out; no word of whether they are on it. */
export const NO_ENTRY =
  "The national exclusion register has not confirmed that you may play, so we can't let you in " +
  "at the moment. Please contact the register or our customer service, who also pay out a balance.";

/** What every sign-in can be refused by, once it is known whose it is. */
export const BY_REGISTER = ["LOGIN_EXCLUDED", "REGISTER_NO_ENTRY"] as const;

/**
 * The refusals of signing in, with status and sentence. Phone refusals are the usual ones; only the
 * captcha differs, being of letters here.
 */
const REFUSALS: Readonly<Record<Code, readonly [status: number, sentence: string]>> = {
  ...PHONE_SENTENCES,
  WRONG_LOGIN: [401, "The username or the password is incorrect."],
  CAPTCHA_NEEDED: [422, "Please enter the captcha"],
  CAPTCHA_CHECK_FAILED: [422, "The captcha is incorrect. Please try the next one."],
  NON_MEMBER: [403, "Non-members cannot log in"],
  ACCOUNT_CLOSED: [403, "This account is closed. Please contact customer service."],
  LOGIN_EXCLUDED: [
    403,
    "You are excluded from play, and can't log in here until that ends. Customer service pays " +
      "out your balance.",
  ],
  REGISTER_NO_ENTRY: [403, NO_ENTRY],
  NON_AGENT: [403, "Non-agents cannot log in"],
  SECOND_FACTOR_NEEDED: [401, "One more step is needed to log in."],
  NO_CONTACT: [
    403,
    "You are signing in from a new place, and your account has no verified phone or e-mail " +
      "to send a code to. Please contact customer service.",
  ],
  PASSKEY_ELSEWHERE: [
    403,
    "You chose to confirm every login with a passkey, and yours works at another of our sites. " +
      "Please log in there, or contact customer service.",
  ],
  WRONG_AUTHENTICATOR_CODE: [422, "This code is not right, or was used already."],
  TOO_MANY_ATTEMPTS: [429, "Too many attempts. Please wait 15 minutes and try again."],
  TICKET_OVER: [401, "This took too long. Please log in again."],
  INVALID_RECIPIENT: PHONE_SENTENCES.INVALID_PHONE_NUMBER,
  NOT_OFFERED: [403, "This login method is not available here."],
  NOT_REMEMBERED: [401, "This browser is not remembered. Please log in."],
  PASSKEY_REFUSED: [401, "This passkey is not known here. Please log in another way."],
  LINK_OVER: [401, "This link has been used or has expired. Please log in."],
};

/** A refusal of a sign-in, with what the page needs to continue. */
export function signInRefusal(code: Code, value?: unknown): Refusal {
  const [status, sentence] = REFUSALS[code];
  return new Refusal(status, code, sentence, value);
}

/** The refusals a route declares. */
export function declared(...codes: readonly Code[]): Readonly<Record<number, readonly string[]>> {
  return Object.fromEntries(
    [...Map.groupBy(codes, (code) => REFUSALS[code][0])].map(([status, own]) => [status, own]),
  );
}

export const CARRIER: readonly CarrierRefusal[] = [
  "INVALID_RECIPIENT",
  "TOO_MANY_REQUESTS",
  "QUOTA_EXCEEDED",
  "OPERATION_NOT_ALLOWED",
  "UNKNOWN",
];
