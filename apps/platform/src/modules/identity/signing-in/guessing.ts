import type { Tx } from "@perya/postgres";
import { countFailures, type Failures } from "../identity.store.ts";

/** Wrong guesses allowed: of one address at one name in 15 minutes, and of the whole world at one name in an hour. */
const GUESSES_HERE = 10;
const GUESSES_ANYWHERE = 60;

/** Wrong guesses after which letters have to be read: of one address at one name, of one address at any, and of the whole world at one. */
const CAPTCHA_AFTER = { here: 1, fromHere: 20, anywhere: 5 } as const;

/**
 * What failed sign-ins ask of the next one. Guessing is stopped per address; the limit over all addresses spares those that signed in before, so nobody can lock a player out
 * of their own home.
 */
export function guessingOf({ here, fromHere, anywhere, known }: Failures): { readonly stopped: boolean; readonly captcha: boolean } {
  return {
    stopped: here >= GUESSES_HERE || (anywhere >= GUESSES_ANYWHERE && !known),
    captcha: here >= CAPTCHA_AFTER.here || fromHere >= CAPTCHA_AFTER.fromHere || (anywhere >= CAPTCHA_AFTER.anywhere && !known),
  };
}

/** Whether an address has guessed enough at a name. */
export async function isGuessing(tx: Tx, brandId: bigint, username: string, ip: string): Promise<boolean> {
  return guessingOf(await countFailures(tx, brandId, username, ip)).stopped;
}
