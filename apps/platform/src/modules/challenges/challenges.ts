/** What a person is asked to do: read letters, slide a piece into its gap, or let the browser do arithmetic. */
export type Kind = "captcha" | "slider" | "work";

/** What a proof is asked for. One given for one purpose is worth nothing for another. */
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

/** Minutes a challenge may be thought about, and a proof kept. */
export const LIFE_MINUTES = 5;
