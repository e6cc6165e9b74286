import { z } from "zod";
import { application } from "./application.ts";
import { cashback } from "./cashback.ts";
import { conditions, units } from "./conditions.ts";
import { freeBets } from "./free-bets.ts";
import { rebateBoost } from "./rebate-boost.ts";

/** Ten times the deposit. */
const MOST_PERCENT_BPS = 100_000;

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
  .discriminatedUnion("type", [depositMatch, gift, cashback, application, rebateBoost, freeBets])
  .meta({ id: "PromotionRule", description: "What a promotion gives, and on which conditions." });

export type Rule = z.infer<typeof rule>;
export type DepositMatch = Extract<Rule, { type: "DEPOSIT_MATCH" }>;
/** What all rules have in common. */
export type Conditions = Pick<
  Rule,
  "times" | "base" | "weights" | "days" | "maxCashOutTimes" | "maxBet" | "hardBlock" | "keys"
>;
