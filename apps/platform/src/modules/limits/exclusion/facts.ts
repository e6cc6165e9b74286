import { z } from "zod";
import { fact, whole } from "../../facts/index.ts";

/** A player is excluded from play, or for longer than before: at their wish or that of staff. */
export const exclusionBegan = fact("exclusion began", z.object({ player: whole }));
