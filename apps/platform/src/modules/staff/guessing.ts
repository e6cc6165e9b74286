import type { Tries } from "./attempts.store.ts";

/** Attempts of one address at one name in 15 minutes, and at all names together. */
const AT_ONE_NAME = 10;
const AT_ALL_NAMES = 30;
/** Attempts of the whole world at one name in an hour, and those of them that had the password right. */
const ANYWHERE = 60;
const WRONG_CODES = 20;

/**
 * What an attempt may still learn.
 * - "open": what was wrong.
 * - "all-or-nothing": whether everything was right at once, and nothing else. This is how a name is treated that the world guesses at.
 * - "shut": nothing.
 */
export type Door = "open" | "all-or-nothing" | "shut";

/**
 * How far a door is open. Guessing shuts it for the address that guesses. That alone never shuts it for the person: an address they signed in from before is only judged by
 * what came from it, and from elsewhere the right password with the right code still opens. Only wrong codes shut it everywhere else, since they take the password, which is
 * then to be changed.
 */
export function doorFor({ here, address, anywhere, codes, known }: Tries): Door {
  if (here >= AT_ONE_NAME) return "shut";
  if (known) return "open";
  if (address >= AT_ALL_NAMES || codes >= WRONG_CODES) return "shut";
  return anywhere >= ANYWHERE ? "all-or-nothing" : "open";
}
