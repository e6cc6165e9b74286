import { z } from "zod";
import { fact, whole } from "../facts/index.ts";

/**
 * Rounds or draws ended, or were corrected: the entries of a source with the numbers `from` to `to`
 * say which, and what they came to (`entriesBetween(source, from - 1, to)`). One for many rounds,
 * because thousands end in a second.
 */
export const roundSettled = fact(
  "round settled",
  z.object({ source: z.enum(["rounds", "lottery"]), from: whole, to: whole }),
);
