import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { statedReturns, VENDOR_CATEGORIES, type VendorCategory } from "../../catalogue/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { largestOf } from "../making/lawful.ts";
import { betsWhileOpen } from "../rules/bets-while-open.ts";
import { expectedWin } from "../free-bets/games-of.ts";
import { requiredOf } from "../rules/bonus-of.ts";
import { mostAtCompletion } from "../rules/kept-of.ts";
import type { Rule } from "../rules/rule.ts";
import { expectedOf, type Expected } from "./expected-of.ts";

/** What a rule comes to where its bonus is played in games of one category. */
interface CheckedCategory {
  readonly category: VendorCategory;
  /** How much of its turnover counts, in basis points. */
  readonly weightBps: number;
  /** Whether its games take bets meanwhile. */
  readonly closed: boolean;
  /** How many games state their return. */
  readonly games: number;
  /** By the mean of the stated returns; null where nothing counts or no game states one. */
  readonly usual: Outlook | null;
  /** By the game that returns most. */
  readonly best: Outlook | null;
}

/** What is expected at a return, in parts of a million. */
export interface Outlook extends Expected {
  readonly returnPpm: number;
}

/** What a rule's largest bonus comes to. Ledger units. */
export interface CheckedRule {
  readonly deposit: bigint;
  readonly bonus: bigint;
  readonly required: bigint;
  readonly highestBet: bigint;
  /** What stays at the end at most; null for all of it. */
  readonly mostKept: bigint | null;
  readonly categories: readonly CheckedCategory[];
}

/**
 * Looks at a rule with its largest bonus and the smallest deposit that brings it, or with what its
 * free bets are expected to win, and says for each category of games what a player is expected to
 * lose of it and what it costs the brand, by the returns that the brand's games state. No more has
 * to be wagered than the brand's law allows.
 */
export async function checkRule(tx: Tx, brand: Brand, rule: Rule): Promise<CheckedRule> {
  const { deposit, bonus: largest } = largestOf(rule);
  const bonus = rule.type === "FREE_BETS" ? await expectedWin(tx, rule) : largest;
  const asked = requiredOf({ deposit, bonus }, rule);
  const cap = (await bonusLawNow(tx, brand)).wagerCap({ deposit, bonus });
  const required = cap !== undefined && cap < asked ? cap : asked;
  const { highestBet, closed } = betsWhileOpen({ deposit, bonus }, rule);
  const stated = new Map(
    (await statedReturns(tx, brand.id)).map((one) => [one.category, one] as const),
  );
  const categories = VENDOR_CATEGORIES.map((category): CheckedCategory => {
    const weightBps = rule.weights[category] ?? 0;
    const known = stated.get(category);
    const outlook = (returnPpm: number | undefined): Outlook | null =>
      returnPpm === undefined || weightBps === 0
        ? null
        : { returnPpm, ...expectedOf({ deposit, bonus, required, weightBps, returnPpm }) };
    return {
      category,
      weightBps,
      closed: closed.includes(category),
      games: known?.games ?? 0,
      usual: outlook(known?.meanPpm),
      best: outlook(known?.bestPpm),
    };
  });
  const mostKept = mostAtCompletion(deposit, bonus, rule.maxCashOutTimes);
  return { deposit, bonus, required, highestBet, mostKept, categories };
}
