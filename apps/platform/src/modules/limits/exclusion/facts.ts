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
