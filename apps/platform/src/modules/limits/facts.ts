import { z } from "zod";
import { fact, whole } from "../facts/index.ts";
import { LIMITS } from "./limits.ts";

/** A limit of a player is another one now, or its player asked for a higher one that waits. */
export const limitChanged = fact(
  "limit changed",
  z.object({
    player: whole,
    limit: z.enum(LIMITS),
    /** Ledger units; null for no limit. */
    units: whole.nullable(),
    currency: z.string(),
    asked: z.boolean(),
  }),
);
