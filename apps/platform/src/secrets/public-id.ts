import { randomBytes } from "node:crypto";

const LETTERS = "0123456789abcdefghijklmnopqrstuv";
const ID_LETTERS = 20;

/** A new public id: prefix and 100 random bits, nothing to count or guess. */
export function newPublicId(prefix: string): string {
  return `${prefix}_${Array.from(randomBytes(ID_LETTERS), (byte) => LETTERS[byte & 31]).join("")}`;
}
