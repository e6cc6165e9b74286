import { z } from "zod";
import { VENDOR_CATEGORIES } from "../../catalogue/index.ts";

/** What two players may have in common that makes them one where a promotion is given once. */
const KEYS = ["account", "device", "address", "phone", "document"] as const;

const MOST_TIMES = 100;
const MOST_DAYS = 365;
/** Ten times the deposit. */
const MOST_PERCENT_BPS = 100_000;
const FULL_BPS = 10_000;

/** Ledger units above zero, as text in a rule. */
const units = z
  .string()
  .regex(/^[1-9]\d{0,17}$/, "must be an amount above zero")
  .meta({ description: "Whole ledger units of 1/100000 of the brand's currency." });

/** What has to be played, by when, and who counts as one player. */
const conditions = {
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

const depositMatch = z.object({
  type: z.literal("DEPOSIT_MATCH"),
  occasion: z.enum(["FIRST", "DAILY", "WEEKLY"]).meta({
    description: "For the first deposit ever, or once in a day or a week of the brand's clock.",
  }),
  methods: z
    .array(z.string().min(1).max(40))
    .max(20)
    .meta({ description: "Ways to pay that count; none named means all." }),
  minDeposit: units,
  percentBps: z.number().int().min(1).max(MOST_PERCENT_BPS),
  cap: units.meta({ description: "The bonus at most, in ledger units." }),
  ...conditions,
});

const gift = z.object({
  type: z.literal("GIFT"),
  occasion: z.enum(["ONCE", "MONTHLY"]).meta({
    description: "Once, or once in a month of the brand's clock; the player claims it.",
  }),
  bonus: units.meta({ description: "What is given without a deposit, in ledger units." }),
  ...conditions,
});

/** A promotion's rule, by its type. */
export const rule = z
  .discriminatedUnion("type", [depositMatch, gift])
  .meta({ id: "PromotionRule", description: "What a promotion gives, and on which conditions." });

export type Rule = z.infer<typeof rule>;
export type DepositMatch = Extract<Rule, { type: "DEPOSIT_MATCH" }>;
/** What all rules have in common. */
export type Conditions = Pick<
  Rule,
  "times" | "base" | "weights" | "days" | "maxCashOutTimes" | "maxBet" | "hardBlock" | "keys"
>;
