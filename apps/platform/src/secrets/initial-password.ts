import { randomInt } from "node:crypto";

/** Without letters and digits that look alike, since it is read aloud and typed. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz";
const DIGITS = "23456789";
const BLOCKS = 4;
const BLOCK = 3;

/**
 * A password to hand to another person, one of 23^12 · 8^4: valid for one sign-in, at which it must
 * be changed.
 */
export function newInitialPassword(): string {
  const block = () =>
    Array.from({ length: BLOCK }, () => LETTERS[randomInt(LETTERS.length)]).join("") +
    DIGITS[randomInt(DIGITS.length)];
  return Array.from({ length: BLOCKS }, block).join("");
}
