import type { Database, Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { placeOf } from "../../../http/visitors/place-of.ts";
import { matchesPassword } from "../../../secrets/password.ts";
import { playerByUsername } from "../../players/index.ts";
import { hasPlace } from "../signing-in/places.store.ts";
import {
  closeGuess,
  countGuesses,
  deleteGuesses,
  insertGuess,
  lockGuesses,
  type GuessedAt,
} from "./guesses.store.ts";
import { ruleOf, type Guesses, type GuessRule } from "./guessing.ts";

/** Where a password is typed, and for which account. */
export interface Question extends Omit<GuessedAt, "place"> {
  readonly ip: string;
}

/** The typed password and the stored hash; no hash if there is no such account. */
export interface TypedPassword {
  readonly typed: string;
  readonly stored: string | undefined;
  /** Whether a captcha was solved. Checks behind a session need none, and say so. */
  readonly lettersRead: boolean;
}

/** What the guesses so far ask of the next one at a question. */
export async function guessesAt(db: Database, question: Question): Promise<GuessRule> {
  return ruleOf(await guessesSoFar(db, guessedAt(question)));
}

/**
 * Checks a password. This is the only place where a player's password is compared: a guess is
 * counted before it is checked, while all others from the same place or at the same name wait, so
 * that concurrent guesses get no more checks than sequential ones.
 */
export async function checkPassword(
  db: Database,
  question: Question,
  { typed, stored, lettersRead }: TypedPassword,
): Promise<Result<undefined, "WRONG_PASSWORD" | "TOO_MANY_ATTEMPTS" | "CAPTCHA_NEEDED">> {
  const at = guessedAt(question);
  const counted = await db.inTransaction(async (tx) => {
    await lockGuesses(tx, at);
    const { stopped, captcha } = ruleOf(await guessesSoFar(tx, at));
    if (stopped) return refuse("TOO_MANY_ATTEMPTS");
    return captcha && !lettersRead ? refuse("CAPTCHA_NEEDED") : ok(await insertGuess(tx, at));
  });
  if (!counted.ok) return counted;
  if (await matchesPassword(stored, typed)) {
    await deleteGuesses(db, at);
    return ok(undefined);
  }
  await closeGuess(db, counted.value);
  return refuse("WRONG_PASSWORD");
}

async function guessesSoFar(tx: Tx, at: GuessedAt): Promise<Guesses> {
  const player = await playerByUsername(tx, at.brandId, at.name);
  const known = player !== undefined && (await hasPlace(tx, player.id, at.place));
  return { ...(await countGuesses(tx, at)), known };
}

function guessedAt({ ip, ...at }: Question): GuessedAt {
  return { ...at, place: placeOf(ip) };
}
