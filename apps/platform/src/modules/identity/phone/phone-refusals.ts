import { Refusal } from "../../../http/answers/answer.ts";
import { refusalsOf, type Refusals } from "../../../http/answers/refusals.ts";
import type { CarrierRefusal } from "../../messages/index.ts";

/**
 * The refusals of phone verification. Only the site knows that a person closed the dialog
 * (POPUP_CLOSED).
 */
export type PhoneRefusal =
  | "INVALID_PHONE_NUMBER"
  | "MISSING_PHONE_NUMBER"
  | "TOO_MANY_REQUESTS"
  | "UNKNOWN"
  | "INVALID_CODE"
  | "MISSING_CODE"
  | "CAPTCHA_CHECK_FAILED"
  | "QUOTA_EXCEEDED"
  | "OPERATION_NOT_ALLOWED"
  | "CODE_EXPIRED";

/** The status and the sentence of each. */
export const PHONE_SENTENCES: Readonly<
  Record<PhoneRefusal, readonly [status: number, sentence: string]>
> = {
  INVALID_PHONE_NUMBER: [422, "Please enter a valid mobile number"],
  MISSING_PHONE_NUMBER: [422, "Please enter your mobile number."],
  TOO_MANY_REQUESTS: [429, "Too many requests. Please try again after 5 minutes."],
  UNKNOWN: [502, "Unknown error"],
  INVALID_CODE: [422, "Please enter a valid verification code"],
  MISSING_CODE: [422, "Please enter the verification code."],
  CAPTCHA_CHECK_FAILED: [422, "The check that you are a person failed. Please try again."],
  QUOTA_EXCEEDED: [503, "No more codes can be sent just now. Please contact customer service."],
  OPERATION_NOT_ALLOWED: [
    403,
    "Codes can't be sent to this number. Please contact customer service.",
  ],
  CODE_EXPIRED: [422, "The verification code has expired. Please request another one."],
};

/** What a route that verifies phones may refuse with. */
export const PHONE_REFUSALS: Refusals = refusalsOf(PHONE_SENTENCES);

/** A refusal with its status and sentence, on its way out of a route. */
export function phoneRefusal(code: PhoneRefusal): Refusal {
  const [status, sentence] = PHONE_SENTENCES[code];
  return new Refusal(status, code, sentence);
}

/** What a carrier's refusal means to a player who waits for a code. */
export function carrierRefusal(code: CarrierRefusal): Refusal {
  return phoneRefusal(code === "INVALID_RECIPIENT" ? "INVALID_PHONE_NUMBER" : code);
}
