import { createHmac } from "node:crypto";

/**
 * The keyed hash of a document's number, by which it is found again without being kept: the same
 * for the same number, however it was typed.
 */
export function numberMark(secretKey: string, number: string): Buffer {
  const plain = number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  return createHmac("sha256", `document number ${secretKey}`).update(plain).digest();
}
