import { z } from "zod";

const units = z.string().regex(/^\d{1,18}$/);

/**
 * How a game has to behave for a player, by the names that operators commonly send at a launch;
 * nothing by default. Stakes are ledger units.
 */
export const conduct = z.object({
  /** Milliseconds between the starts of two rounds. */
  minimumRoundDuration: z.number().int().min(0).max(60_000).optional(),
  maximumStake: units.optional(),
  minimumStake: units.optional(),
  disabledAutoplay: z.boolean().optional(),
  disabledTurbo: z.boolean().optional(),
  /** A round's animation can't be cut short. */
  disabledSlamstop: z.boolean().optional(),
  displayNetPosition: z.boolean().optional(),
  displaySessionTimer: z.boolean().optional(),
});

export type Conduct = z.infer<typeof conduct>;
