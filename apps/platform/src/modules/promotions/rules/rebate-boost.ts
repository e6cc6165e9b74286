import { z } from "zod";
import { VENDOR_CATEGORIES } from "../../catalogue/index.ts";
import { conditions, units } from "./conditions.ts";

/** Five percent of turnover: no rebate is higher. */
const MOST_EXTRA_PPM = 50_000;

/** A higher rebate for some days, which players join. The rebate's own terms say what is played. */
export const rebateBoost = z.object({
  ...conditions,
  type: z.literal("REBATE_BOOST"),
  occasion: z.literal("ONCE").meta({ description: "A player joins it once." }),
  categories: z
    .array(z.enum(VENDOR_CATEGORIES))
    .max(VENDOR_CATEGORIES.length)
    .meta({ description: "Games whose rate is raised; none named means all." }),
  extraPpm: z.number().int().min(1).max(MOST_EXTRA_PPM).meta({
    description: "What is added to the rate, in millionths of turnover.",
  }),
  cap: units.meta({ description: "What it adds to a day's rebate at most, in ledger units." }),
  days: conditions.days.meta({
    description: "Days that it lasts, from the day on which it is joined.",
  }),
  times: z.literal(0),
  base: z.literal("B"),
  weights: z.strictObject({}),
  maxCashOutTimes: z.null(),
  maxBet: z.null(),
  hardBlock: z.literal(false),
});

export type RebateBoost = z.infer<typeof rebateBoost>;
