import type { PhoneRefusal } from "../phone/phone-refusals.ts";

/**
 * The codes of Identity Toolkit's errors, as far as they concern a player. An invalid session, like
 * an expired one, can only be replaced by another code.
 */
const WORDS: Readonly<Record<string, PhoneRefusal>> = {
  INVALID_PHONE_NUMBER: "INVALID_PHONE_NUMBER",
  MISSING_PHONE_NUMBER: "MISSING_PHONE_NUMBER",
  TOO_MANY_ATTEMPTS_TRY_LATER: "TOO_MANY_REQUESTS",
  INVALID_CODE: "INVALID_CODE",
  MISSING_CODE: "MISSING_CODE",
  CAPTCHA_CHECK_FAILED: "CAPTCHA_CHECK_FAILED",
  MISSING_RECAPTCHA_TOKEN: "CAPTCHA_CHECK_FAILED",
  INVALID_RECAPTCHA_TOKEN: "CAPTCHA_CHECK_FAILED",
  INVALID_APP_CREDENTIAL: "CAPTCHA_CHECK_FAILED",
  MISSING_APP_CREDENTIAL: "CAPTCHA_CHECK_FAILED",
  QUOTA_EXCEEDED: "QUOTA_EXCEEDED",
  OPERATION_NOT_ALLOWED: "OPERATION_NOT_ALLOWED",
  USER_DISABLED: "OPERATION_NOT_ALLOWED",
  SESSION_EXPIRED: "CODE_EXPIRED",
  INVALID_SESSION_INFO: "CODE_EXPIRED",
  MISSING_SESSION_INFO: "CODE_EXPIRED",
};

/**
 * The refusal for a player who waits for a code or types one. After the code there may be an
 * explanation: "INVALID_CODE : why".
 */
export function firebaseRefusal(message: string): PhoneRefusal {
  return WORDS[/^[A-Z_]+/.exec(message)?.[0] ?? ""] ?? "UNKNOWN";
}
