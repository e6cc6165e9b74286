import { timingSafeEqual } from "node:crypto";
import type { Tx } from "@perya/postgres";
import type { Recipient } from "./codes.ts";
import { markUsed, takeGuess } from "./codes.store.ts";
import { hashCode } from "./hash-code.ts";

export type CodeRefusal = "INVALID_CODE" | "CODE_EXPIRED";

/**
 * Checks a typed code: undefined when it is right, and it is then used up. The guess is counted in
 * its own transaction first: a guess that is rolled back with its purpose would be free.
 */
export async function checkCode(
  tx: Tx,
  secretKey: string,
  recipient: Recipient,
  code: string,
): Promise<CodeRefusal | undefined> {
  const guessed = await takeGuess(tx, recipient);
  if (!guessed) return "CODE_EXPIRED";
  if (!timingSafeEqual(guessed.hash, hashCode(secretKey, recipient, code.trim())))
    return "INVALID_CODE";
  await markUsed(tx, guessed.id);
  return undefined;
}
