import type { Tries } from "./attempts.store.ts";

/** Attempts of one address at one name in 15 minutes, and at all names together. */
const AT_ONE_NAME = 10;
const AT_ALL_NAMES = 30;
/** Attempts at one name in an hour, from all addresses together. */
const ANYWHERE = 60;
/** Those of them with the right password and a wrong code. */
const WRONG_CODES = 20;

/**
 * What an attempt may still learn.
 * - "open": what was wrong.
 * - "all-or-nothing": only whether everything was right at once. For names that many addresses
 *   guess at.
 * - "locked": nothing.
 */
export type AttemptState = "open" | "all-or-nothing" | "locked";

/**
 * The state of the next attempt. Guessing locks out the address that guesses, never the person: an
 * address they signed in from before counts only its own attempts, and from elsewhere the right
 * password with the right code still works. Only wrong codes lock all other addresses out: those
 * attempts knew the password, so it has to be changed anyway.
 */
export function attemptStateFor({ here, address, anywhere, codes, known }: Tries): AttemptState {
  if (here >= AT_ONE_NAME) return "locked";
  if (known) return "open";
  if (address >= AT_ALL_NAMES || codes >= WRONG_CODES) return "locked";
  return anywhere >= ANYWHERE ? "all-or-nothing" : "open";
}
