import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../../../..");
const said = (area: string, key: string): unknown =>
  key
    .split(".")
    .reduce<unknown>(
      (part, name) => (part as Record<string, unknown>)[name],
      JSON.parse(readFileSync(join(ROOT, `apps/player/src/messages/en/${area}.json`), "utf8")),
    );
const server = (file: string) =>
  readFileSync(join(ROOT, "apps/platform/src/modules/identity", file), "utf8");

/** The sentences of the specification's error catalogue that the site says itself. */
const BY_SITE = {
  "You are not logged in, please login": ["common", "errors.NOT_LOGGED_IN"],
  "Sorry, you are not logged in yet, please log in.": ["common", "notYet"],
  "Network link is abnormal, please try again": ["common", "errors.NETWORK"],
  "The page took longer time to load, please check your network connectivity": ["game", "slow"],
  "Unknown error": ["common", "errors.unknown"],
  "Popup blocked. Please allow popups and try again.": ["common", "popupBlocked"],
  "Invalid URL, please contact customer service": ["common", "errors.INVALID_URL"],
  "Access restricted": ["common", "errors.ACCESS_RESTRICTED"],
  "System maintenance": ["common", "errors.SYSTEM_MAINTENANCE"],
  "Non-members cannot log in": ["session", "social.NON_MEMBER"],
  "Please Register An Account First": ["session", "in_need_true_account"],
  OK: ["session", "in_increase_submit"],
  "Login failure. Please try again.": ["common", "errors.POPUP_CLOSED"],
} as const;

test.each(Object.entries(BY_SITE))("CO-02 CO-09 the site says: %s", (sentence, [area, key]) => {
  expect(said(area, key)).toBe(sentence);
});

test.each([
  ["Username/Email does not exist", "recovering/forgot.routes.ts", "USERNAME_EMAIL_UNKNOWN"],
  ["Non-agents cannot log in", "signing-in/sign-in-refusals.ts", "NON_AGENT"],
  ["Please enter a valid mobile number", "phone/phone-refusals.ts", "INVALID_PHONE_NUMBER"],
  ["Please enter your mobile number.", "phone/phone-refusals.ts", "MISSING_PHONE_NUMBER"],
  [
    "Too many requests. Please try again after 5 minutes.",
    "phone/phone-refusals.ts",
    "TOO_MANY_REQUESTS",
  ],
  ["Unknown error", "phone/phone-refusals.ts", "UNKNOWN"],
  ["Please enter a valid verification code", "phone/phone-refusals.ts", "INVALID_CODE"],
  ["Please enter the verification code.", "phone/phone-refusals.ts", "MISSING_CODE"],
  [
    "The check that you are a person failed. Please try again.",
    "phone/phone-refusals.ts",
    "CAPTCHA_CHECK_FAILED",
  ],
  [
    "No more codes can be sent just now. Please contact customer service.",
    "phone/phone-refusals.ts",
    "QUOTA_EXCEEDED",
  ],
  [
    "Codes can't be sent to this number. Please contact customer service.",
    "phone/phone-refusals.ts",
    "OPERATION_NOT_ALLOWED",
  ],
  [
    "The verification code has expired. Please request another one.",
    "phone/phone-refusals.ts",
    "CODE_EXPIRED",
  ],
])("CO-02 the server says: %s", (sentence, file, code) => {
  expect(server(file)).toMatch(
    new RegExp(
      String.raw`${code}: \[\s*\d{3},\s*"${sentence.replaceAll(/[.?']/g, String.raw`\$&`)}",?\s*\]`,
    ),
  );
});

test.each(["invitation_code_error", "register_success", "in_registered_successfully"])(
  "CO-02 there is a dialog for %s",
  (dialog) => {
    expect(said("register", dialog)).toMatchObject({
      title: expect.any(String),
      text: expect.any(String),
      confirm: expect.any(String),
    });
  },
);
