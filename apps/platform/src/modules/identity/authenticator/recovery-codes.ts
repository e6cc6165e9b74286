import { randomInt } from "node:crypto";
import { tokenHash } from "@perya/secrets";

/** Codes that a player is given at once. */
export const RECOVERY_CODES = 10;

/** Without letters and digits that look alike, since they are written down and typed. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const BLOCKS = 4;
const BLOCK = 4;

/** New recovery codes, such as "k7mq-x2pd-9rht-bw4c": of 31^16, so a plain hash will do. */
export function newRecoveryCodes(): string[] {
  const letter = () => LETTERS[randomInt(LETTERS.length)];
  const block = () => Array.from({ length: BLOCK }, letter).join("");
  const code = () => Array.from({ length: BLOCKS }, block).join("-");
  return Array.from({ length: RECOVERY_CODES }, code);
}

/** What is stored of a recovery code, however its blocks are typed. */
export function recoveryHash(code: string): Buffer {
  return tokenHash(code.toLowerCase().replaceAll(/[^\da-z]/g, ""));
}
