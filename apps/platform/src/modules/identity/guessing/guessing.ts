import type { GuessCounts, Secret } from "./guesses.store.ts";

/**
 * Wrong guesses allowed: from one place at one name in 15 minutes, and from anywhere at one name in
 * an hour.
 */
const GUESSES_HERE = 10;
/** Of a code's million values three are right at any moment, so it gets fewer than a password. */
const GUESSES_ANYWHERE: Readonly<Record<Secret, number>> = {
  login: 60,
  payment: 60,
  authenticator: 20,
};

/**
 * Wrong guesses after which a captcha is required: from one place at one name, from one place at
 * any, and from anywhere at one.
 */
const CAPTCHA_AFTER = { here: 1, fromHere: 20, anywhere: 5 } as const;

/** What the earlier guesses require of the next one. */
export interface GuessRule {
  readonly stopped: boolean;
  /** Whether a captcha is required first, where one can be shown. */
  readonly captcha: boolean;
}

/** The guesses so far, and whether the account was signed in to from the place before. */
export interface Guesses extends GuessCounts {
  readonly known: boolean;
}

/**
 * What earlier guesses require of the next one. Guessing is stopped per place; the limit over all
 * places spares places with earlier sign-ins, so nobody can lock a player out of their own home.
 * Guesses not checked yet count towards the limit, since they may all be wrong, but require no
 * captcha: two tabs signing in at once have guessed nothing wrong.
 */
export function ruleOf(
  secret: Secret,
  { here, wrongHere, wrongFromHere, anywhere, wrongAnywhere, known }: Guesses,
): GuessRule {
  return {
    stopped: here >= GUESSES_HERE || (anywhere >= GUESSES_ANYWHERE[secret] && !known),
    captcha:
      wrongHere >= CAPTCHA_AFTER.here ||
      wrongFromHere >= CAPTCHA_AFTER.fromHere ||
      (wrongAnywhere >= CAPTCHA_AFTER.anywhere && !known),
  };
}
