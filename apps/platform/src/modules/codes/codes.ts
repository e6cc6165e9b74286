import type { Channel } from "../messages/index.ts";

/** What a code is for. */
export type CodePurpose =
  | "login"
  | "register"
  | "forgot"
  | "new-place"
  | "contact"
  | "old-contact"
  | "payment";

/** A code's recipient, in the messages' form: a number in E.164 or an address. */
export interface Recipient {
  readonly brandId: bigint;
  readonly purpose: CodePurpose;
  readonly channel: Channel;
  readonly recipient: string;
  /** The place of the request (see http/visitors/place-of.ts). */
  readonly place: string;
}

/** Minutes until another code may be requested. */
export const WAIT_MINUTES: Readonly<Record<CodePurpose, number>> = {
  login: 1,
  register: 1,
  forgot: 5,
  "new-place": 1,
  contact: 1,
  "old-contact": 1,
  payment: 1,
};

/** Minutes a code is valid. */
export const LIFE_MINUTES = 10;
/**
 * Wrong guesses at a code, and codes per hour, from one place, so that nobody elsewhere can use
 * them up.
 */
export const MAX_GUESSES = 5;
export const MAX_AN_HOUR = 5;
/**
 * The same from all places: nobody gets far at six digits with this many guesses, and no number is
 * flooded.
 */
export const MAX_GUESSES_IN_ALL = 50;
export const MAX_AN_HOUR_IN_ALL = 20;

/** Codes are 000000 … 999999. */
export const CODE_DIGITS = 6;
