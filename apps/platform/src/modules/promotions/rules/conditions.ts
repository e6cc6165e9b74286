import { z } from "zod";
import { VENDOR_CATEGORIES } from "../../catalogue/index.ts";

/** What two players may have in common that makes them one where a promotion is given once. */
const KEYS = ["account", "device", "address", "phone", "document"] as const;

const MOST_TIMES = 100;
const MOST_DAYS = 365;
const FULL_BPS = 10_000;

/** Ledger units above zero, as text in a rule. */
export const units = z
  .string()
  .regex(/^[1-9]\d{0,17}$/, "must be an amount above zero")
  .meta({ description: "Whole ledger units of 1/100000 of the brand's currency." });

/** What has to be played, by when, and who counts as one player. */
export const conditions = {
  times: z.number().int().min(0).max(MOST_TIMES).meta({
    description: "How often the bonus, or deposit and bonus together, is wagered.",
  }),
  base: z.enum(["B", "DB"]).meta({
    description: "B: the bonus is wagered; DB: deposit and bonus.",
  }),
  weights: z.partialRecord(z.enum(VENDOR_CATEGORIES), z.number().int().min(0).max(FULL_BPS)).meta({
    description: "How much of a category's turnover counts, in hundredths of a percent.",
  }),
  days: z.number().int().min(1).max(MOST_DAYS).meta({
    description: "Days to wager it in.",
  }),
  maxCashOutTimes: z.number().int().min(1).max(1_000).nullable().meta({
    description: "At the end no more than the deposit and this many times the bonus stays.",
  }),
  maxBet: units.nullable().meta({
    description: "The highest bet meanwhile; null: 5 % of deposit and bonus, 100.00 at most.",
  }),
  hardBlock: z.boolean().meta({
    description: "Whether games that count nothing take no bets meanwhile.",
  }),
  keys: z
    .array(z.enum(KEYS))
    .max(KEYS.length)
    .meta({ description: "What makes two accounts one player for this promotion." }),
};
