import type { Database, Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { placeOf } from "../../../http/visitors/place-of.ts";
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

/** Where a secret is typed, and of which account. */
export interface Question extends Omit<GuessedAt, "place"> {
  readonly ip: string;
}

/** What the guesses so far ask of the next one at a question. */
export async function guessesAt(db: Database, question: Question): Promise<GuessRule> {
  return ruleOf(question.secret, await guessesSoFar(db, guessedAt(question)));
}

/**
 * Checks what was typed for a player's secret. This is the only place where guesses are checked:
 * one is counted before it is, while all others from the same place or at the same name wait, so
 * that concurrent guesses get no more checks than sequential ones. `lettersRead` says whether a
 * captcha was solved, or none is needed. A right answer (`isRight`) forgives the wrong ones.
 */
export async function checkGuess(
  db: Database,
  question: Question,
  lettersRead: boolean,
  isRight: () => Promise<boolean>,
): Promise<Result<undefined, "WRONG_SECRET" | "TOO_MANY_ATTEMPTS" | "CAPTCHA_NEEDED">> {
  const at = guessedAt(question);
  const counted = await db.inTransaction(async (tx) => {
    await lockGuesses(tx, at);
    const { stopped, captcha } = ruleOf(at.secret, await guessesSoFar(tx, at));
    if (stopped) return refuse("TOO_MANY_ATTEMPTS");
    return captcha && !lettersRead ? refuse("CAPTCHA_NEEDED") : ok(await insertGuess(tx, at));
  });
  if (!counted.ok) return counted;
  if (await isRight()) {
    await deleteGuesses(db, at);
    return ok(undefined);
  }
  await closeGuess(db, counted.value);
  return refuse("WRONG_SECRET");
}

async function guessesSoFar(tx: Tx, at: GuessedAt): Promise<Guesses> {
  const player = await playerByUsername(tx, at.brandId, at.name);
  const known = player !== undefined && (await hasPlace(tx, player.id, at.place));
  return { ...(await countGuesses(tx, at)), known };
}

function guessedAt({ ip, ...at }: Question): GuessedAt {
  return { ...at, place: placeOf(ip) };
}
