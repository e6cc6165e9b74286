import { z } from "zod";
import { fact, whole } from "../facts/index.ts";

/** A player's level of verification, 0 to 3, is another one. */
export const levelReached = fact(
  "level reached",
  z.object({
    player: whole,
    level: z.number().int().min(0).max(3),
    before: z.number().int().min(0).max(3),
  }),
);

/** A player was found to be a minor: the account is settled, and what was paid in went back. */
export const minorFound = fact(
  "minor found",
  z.object({
    player: whole,
    /** What was returned, in ledger units. */
    units: whole,
    currency: z.string(),
  }),
);

/**
 * What a person is recognised by is another one: phone, mail, name, birth date, or
 * the number of a document.
 */
export const personChanged = fact("person changed", z.object({ player: whole }));
