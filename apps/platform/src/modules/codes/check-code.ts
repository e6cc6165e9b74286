import { timingSafeEqual } from "node:crypto";
import type { Tx } from "@perya/postgres";
import type { Recipient } from "./codes.ts";
import { markUsed, takeGuess } from "./codes.store.ts";
import { hashCode } from "./hash-code.ts";

export type CodeRefusal = "INVALID_CODE" | "CODE_EXPIRED";

/**
 * What is wrong with the code a player typed; undefined when it is theirs, and it is used up then. The guess is counted in its own transaction, before anything else is done
 * with it: one that is rolled back with what it was for would be free.
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
