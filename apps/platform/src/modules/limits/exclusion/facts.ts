import { z } from "zod";
import { fact, whole } from "../../facts/index.ts";

/** An account may not play until a later time: it was excluded, or the exclusion carried over. */
export const accountBarred = fact("account barred", z.object({ player: whole }));

/** A player is excluded from play, or for longer than before: at their wish or that of staff. */
export const exclusionBegan = fact(
  "exclusion began",
  z.object({
    player: whole,
    /** A break of hours to weeks. Facts from before this was told have none. */
    isTimeOut: z.boolean().default(false),
  }),
);

/** An excluded player's balance goes to public funds from a day on, as a law has it. */
export const balanceUnclaimed = fact(
  "balance unclaimed",
  z.object({
    player: whole,
    /** Ledger units. */
    units: whole,
    currency: z.string(),
    /** yyyy-MM-dd, in the brand's zone. */
    day: z.iso.date(),
  }),
);
