import { z } from "zod";
import { fact, whole } from "../facts/index.ts";

/** A deposit was credited. `units` are the ledger units that were paid. */
export const depositSucceeded = fact(
  "deposit succeeded",
  z.object({
    deposit: z.string(),
    player: whole,
    brand: whole,
    currency: z.string(),
    units: whole,
    method: z.string(),
  }),
);

/** A deposit was paid, or its player says so, and it is not credited yet. */
export const depositSubmitted = fact(
  "deposit submitted",
  z.object({ deposit: z.string(), player: whole, brand: whole }),
);

/** A player asked for a withdrawal; its money is held. */
export const withdrawalRequested = fact(
  "withdrawal requested",
  z.object({ withdrawal: z.string(), player: whole, brand: whole }),
);

/** A withdrawal ended: it was paid out, or its money is the player's cash again. */
export const withdrawalEnded = fact(
  "withdrawal ended",
  z.object({
    withdrawal: z.string(),
    player: whole,
    brand: whole,
    currency: z.string(),
    units: whole,
    paid: z.boolean(),
  }),
);
