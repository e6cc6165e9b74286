import { z } from "zod";
import { VENDOR_CATEGORIES } from "../../catalogue/index.ts";
import { conditions, units } from "./conditions.ts";

const WHOLE_BPS = 10_000;
const MOST_CLAIM_DAYS = 90;

/** A share of what a player lost in a day or a week. */
export const cashback = z.object({
  type: z.literal("CASHBACK"),
  occasion: z.enum(["DAILY", "WEEKLY"]).meta({
    description: "For each day, or each week from Monday, of the brand's clock.",
  }),
  categories: z
    .array(z.enum(VENDOR_CATEGORIES))
    .max(VENDOR_CATEGORIES.length)
    .meta({ description: "Games whose losses count; none named means all." }),
  minLoss: units.meta({ description: "A smaller loss brings nothing, in ledger units." }),
  percentBps: z.number().int().min(1).max(WHOLE_BPS),
  cap: units.meta({ description: "Of one day or week at most, in ledger units." }),
  payment: z.enum(["CLAIM", "AT_ONCE"]).meta({
    description: "The player claims it; or it is credited at once, where it can be.",
  }),
  claimDays: z.number().int().min(1).max(MOST_CLAIM_DAYS).meta({
    description: "Days to claim it in.",
  }),
  ...conditions,
});

export type Cashback = z.infer<typeof cashback>;

/**
 * What a net loss of so many ledger units brings back, rounded down to a minor unit by its caller;
 * nothing of a smaller one than the rule asks for, and of a win.
 */
export function cashbackOf(
  loss: bigint,
  { minLoss, percentBps, cap }: Pick<Cashback, "minLoss" | "percentBps" | "cap">,
): bigint {
  if (loss < BigInt(minLoss)) return 0n;
  const share = (loss * BigInt(percentBps)) / BigInt(WHOLE_BPS);
  const most = BigInt(cap);
  return share < most ? share : most;
}
