import { z } from "zod";
import { fact, whole } from "../facts/index.ts";
import { REJECT_REASONS } from "./applying/application.ts";
import { GRANT_STATUSES } from "./grants/grant.ts";

/** What a promotion is called, by language code. */
const label = z.record(z.string(), z.string());

/** A player's bonus took a step. Units are ledger units of the currency. */
export const bonusMoved = fact(
  "bonus moved",
  z.object({
    player: whole,
    brand: whole,
    /** Its public id, and that of its promotion. */
    bonus: z.string(),
    promotion: z.string(),
    label,
    from: z.enum(GRANT_STATUSES),
    to: z.enum(GRANT_STATUSES),
    /** Whether its player asked for the step. */
    byPlayer: z.boolean(),
    currency: z.string(),
    units: whole,
    /** What was taken back with this step. */
    removed: whole,
    /** Until when it is claimed or played; null for no end. */
    until: z.string().nullable(),
    /** Why an application was rejected. */
    why: z.enum(REJECT_REASONS).nullable(),
  }),
);

/** A player's deposit brought no bonus, though its promotion was chosen or joined. */
export const bonusRefused = fact(
  "bonus refused",
  z.object({ player: whole, brand: whole, promotion: z.string(), label }),
);
