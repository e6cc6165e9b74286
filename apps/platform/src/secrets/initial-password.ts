import { randomInt } from "node:crypto";

/** Without letters and digits that look alike, since it is read out and typed. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz";
const DIGITS = "23456789";
const BLOCKS = 4;
const BLOCK = 3;

/** A password to hand to another person, in 23^12 · 8^4 ways: good for one sign-in, in which another must be chosen. */
export function newInitialPassword(): string {
  const block = () =>
    Array.from({ length: BLOCK }, () => LETTERS[randomInt(LETTERS.length)]).join("") +
    DIGITS[randomInt(DIGITS.length)];
  return Array.from({ length: BLOCKS }, block).join("");
}
