import { z } from "zod";
import { fact, whole } from "../facts/index.ts";
import { ALL_LIMITS } from "./limits.ts";

/**
 * A player's games were ended: time is used up, a check has waited for too long, or a limit has to
 * be set first. Told as long as a page or a game says that the player is still there.
 */
export const playEnded = fact("play ended", z.object({ player: whole }));

/** A limit of a player is another one now, or its player asked for a higher one that waits. */
export const limitChanged = fact(
  "limit changed",
  z.object({
    player: whole,
    limit: z.enum(ALL_LIMITS),
    /** Ledger units, or minutes of a limit of time; null for no limit. */
    units: whole.nullable(),
    currency: z.string(),
    asked: z.boolean(),
  }),
);

/** A player's balance has come to be above their own limit of it. */
export const balanceAboveLimit = fact(
  "balance above limit",
  z.object({
    player: whole,
    /** What is above it, in ledger units. */
    units: whole,
    currency: z.string(),
  }),
);
