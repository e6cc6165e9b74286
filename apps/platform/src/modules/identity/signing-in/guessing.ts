import type { Tx } from "@perya/postgres";
import { countFailures } from "../identity.store.ts";

/** Wrong guesses allowed: of one address at one name in 15 minutes, and of the whole world at one name in an hour. */
const GUESSES_HERE = 10;
const GUESSES_ANYWHERE = 60;

/**
 * Whether an address has guessed enough at a name. Guessing is stopped per address; the limit over all addresses spares those that signed in before, so nobody can lock a
 * player out of their own home.
 */
export async function isGuessing(tx: Tx, brandId: bigint, username: string, ip: string): Promise<boolean> {
  const failures = await countFailures(tx, brandId, username, ip);
  return failures.here >= GUESSES_HERE || (failures.anywhere >= GUESSES_ANYWHERE && !failures.known);
}
