import { createHash, randomBytes } from "node:crypto";

/** Crockford's letters: none looks like another, and none makes words. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 16;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);
const BLOCK = 4;

/** A new code of 80 random bits, in blocks as it is printed: "7K3M-0QXV-…". */
export function newVoucherCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte & 31]).join("");
  return (letters.match(new RegExp(`.{${BLOCK}}`, "g")) ?? []).join("-");
}

/**
 * The SHA-256 of a code as it is stored; undefined for what is none. Small letters, blanks and
 * dashes don't matter, and O, I and L are read as the digits they look like.
 */
export function voucherHash(typed: string): Buffer | undefined {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return CODE.test(code) ? createHash("sha256").update(code).digest() : undefined;
}
