/**
 * The kinds of challenge: read letters, slide a piece into its gap, or a proof of work by the
 * browser.
 */
export type Kind = "captcha" | "slider" | "work";

/** What a proof is for. A proof for one purpose is worth nothing for another. */
export const PURPOSES = [
  "login",
  "register",
  "sms-login",
  "sms-register",
  "sms-forgot",
  "email-forgot",
  "contact",
  "payment",
] as const;

export type Purpose = (typeof PURPOSES)[number];

/** Minutes a challenge stays open, and a proof valid. */
export const LIFE_MINUTES = 5;
