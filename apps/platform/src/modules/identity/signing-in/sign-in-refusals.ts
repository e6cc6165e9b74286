import { Refusal } from "../../../http/answer.ts";
import type { CarrierRefusal } from "../../messages/index.ts";
import type { SignInRefusal } from "./sign-in.ts";

type Code =
  | Exclude<SignInRefusal, "TOO_MANY_ATTEMPTS">
  | CarrierRefusal
  | "SECOND_FACTOR_NEEDED"
  | "NO_CONTACT"
  | "TICKET_OVER"
  | "INVALID_CODE"
  | "CODE_EXPIRED"
  | "INVALID_PHONE_NUMBER"
  | "NOT_OFFERED"
  | "NOT_REMEMBERED"
  | "LINK_OVER";

/** Why somebody is not let in: the status and the sentence for each. */
const REFUSALS: Readonly<Record<Code, readonly [status: number, sentence: string]>> = {
  WRONG_LOGIN: [401, "The username or the password is not right."],
  CAPTCHA_NEEDED: [422, "Please enter the captcha"],
  CAPTCHA_CHECK_FAILED: [422, "The captcha is not right. Please try the next one."],
  NON_MEMBER: [403, "Non-members cannot log in"],
  NON_AGENT: [403, "Non-agents cannot log in"],
  SECOND_FACTOR_NEEDED: [401, "You are signing in from a new place. Please type the code we have sent you."],
  NO_CONTACT: [
    403,
    "You are signing in from a new place, and we know no verified phone or e-mail of yours to send a code to. Please contact customer service.",
  ],
  TICKET_OVER: [401, "This took too long. Please log in again."],
  INVALID_CODE: [422, "Please enter a valid verification code"],
  CODE_EXPIRED: [422, "The code has expired. Please send another one."],
  INVALID_PHONE_NUMBER: [422, "Please enter a valid mobile number"],
  INVALID_RECIPIENT: [422, "Please enter a valid mobile number"],
  TOO_MANY_REQUESTS: [429, "Too many requests. Please try again after 5 minutes."],
  QUOTA_EXCEEDED: [503, "The message quota is used up. Please contact customer service."],
  OPERATION_NOT_ALLOWED: [403, "This is not allowed for your number. Please contact customer service."],
  UNKNOWN: [502, "Unknown error"],
  NOT_OFFERED: [403, "This way to log in is not offered here."],
  NOT_REMEMBERED: [401, "This browser is not remembered. Please log in."],
  LINK_OVER: [401, "This link has been used or is too old. Please log in."],
};

/** A refusal of some way in, with what the page needs to go on. */
export function signInRefusal(code: Code, value?: unknown): Refusal {
  const [status, sentence] = REFUSALS[code];
  return new Refusal(status, code, sentence, value);
}

/** What a route declares of these. */
export function declared(...codes: readonly Code[]): Readonly<Record<number, readonly string[]>> {
  return Object.fromEntries([...Map.groupBy(codes, (code) => REFUSALS[code][0])].map(([status, own]) => [status, own]));
}

export const CARRIER: readonly CarrierRefusal[] = ["INVALID_RECIPIENT", "TOO_MANY_REQUESTS", "QUOTA_EXCEEDED", "OPERATION_NOT_ALLOWED", "UNKNOWN"];
