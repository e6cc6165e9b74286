import { z } from "zod";
import { conditions, units } from "./conditions.ts";

const MOST_DAYS_TO_CLAIM = 30;

/** What players apply for by hand; staff decide on each, and on its amount. */
export const application = z
  .object({
    type: z.literal("APPLICATION"),
    occasion: z.enum(["ONCE", "MONTHLY"]).meta({
      description: "Once, or once in a month of the brand's clock.",
    }),
    least: units.meta({ description: "What is given at least, in ledger units." }),
    most: units.meta({ description: "What is given at most, in ledger units." }),
    claimDays: z.number().int().min(1).max(MOST_DAYS_TO_CLAIM).meta({
      description: "Days to claim it in once it is issued.",
    }),
    ...conditions,
  })
  .refine(({ least, most }) => BigInt(least) <= BigInt(most), {
    path: ["most"],
    message: "The most can't be less than the least",
  });
