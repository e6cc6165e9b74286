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

/**
 * What a person is recognised by is another one: phone, mail, name, birth date, or
 * the number of a document.
 */
export const personChanged = fact("person changed", z.object({ player: whole }));
