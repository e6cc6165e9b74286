import type { Database } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import { matchesPassword } from "../../../secrets/password.ts";
import { checkGuess, type Question } from "./check-guess.ts";

/** The typed password and the stored hash; no hash if there is no such account. */
export interface TypedPassword {
  readonly typed: string;
  readonly stored: string | undefined;
  /** Whether a captcha was solved. Checks behind a session need none, and say so. */
  readonly lettersRead: boolean;
}

/** Checks a password. This is the only place where a player's password is compared. */
export async function checkPassword(
  db: Database,
  question: Question,
  { typed, stored, lettersRead }: TypedPassword,
): Promise<Result<undefined, "WRONG_PASSWORD" | "TOO_MANY_ATTEMPTS" | "CAPTCHA_NEEDED">> {
  const checked = await checkGuess(db, question, lettersRead, () => matchesPassword(stored, typed));
  if (checked.ok) return checked;
  return refuse(checked.refusal === "WRONG_SECRET" ? "WRONG_PASSWORD" : checked.refusal);
}
