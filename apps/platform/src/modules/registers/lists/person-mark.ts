import { createHmac } from "node:crypto";
import { nameParts } from "../../../lists/name-parts.ts";

/**
 * The keyed hash of a name with a birth date (yyyy-MM-dd), the same in any order of the name's
 * parts, with and without accents. Undefined for a name without letters.
 */
export function personMark(secretKey: string, name: string, birthDate: string): Buffer | undefined {
  const parts = nameParts(name);
  if (parts.length === 0) return undefined;
  return createHmac("sha256", `register person ${secretKey}`)
    .update(`${parts.join(" ")}|${birthDate}`)
    .digest();
}
