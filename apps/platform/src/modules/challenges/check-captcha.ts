import { timingSafeEqual } from "node:crypto";
import type { Tx } from "@perya/postgres";
import type { Purpose } from "./challenges.ts";
import { takeChallenge } from "./challenges.store.ts";
import { hashLetters } from "./hash-letters.ts";

/**
 * Whether the visitor read the letters of a captcha made for this purpose. The captcha is used up
 * either way.
 */
export async function checkCaptcha(
  tx: Tx,
  purpose: Purpose,
  id: string,
  letters: string,
): Promise<boolean> {
  const taken = await takeChallenge(tx, "captcha", id);
  if (!taken?.lettersHash || taken.purpose !== purpose) return false;
  return timingSafeEqual(taken.lettersHash, hashLetters(taken.salt, letters));
}
