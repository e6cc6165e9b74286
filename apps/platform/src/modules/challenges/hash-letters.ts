import { createHash } from "node:crypto";

/** The salted hash of some letters, whatever their case. */
export function hashLetters(salt: Buffer, letters: string): Buffer {
  return createHash("sha256").update(salt).update(letters.trim().toUpperCase()).digest();
}
