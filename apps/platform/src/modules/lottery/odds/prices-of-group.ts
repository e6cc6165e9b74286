import {
  fraction,
  pricedChance,
  prizeGroupOdds,
  times,
  type LotteryRules,
  type Terms,
} from "@perya/lottery-kit";
import { returnsOf, sampleLines } from "./returns-of.ts";

/** The group at which the whole stake is returned on average. */
const FAIR = 2_000;

/**
 * Prices of prize-group mode, × 10,000 and rounded down: (1/p) × group/2000, so that every market
 * has the same return. A pay table keeps its proportions and is scaled to that return. Source:
 * lottery specification, section 9.3.
 */
export function pricesOfGroup(
  rules: LotteryRules,
  terms: Terms,
  group: number,
): Record<string, number> {
  const prices: Record<string, number> = {};
  for (const line of sampleLines(rules, terms)) {
    const [price, ...more] = line.prices;
    if (price === undefined || more.length > 0) continue;
    prices[price] = prizeGroupOdds(pricedChance(rules.probability(line, terms), line.count), group);
  }
  for (const sample of returnsOf(rules, terms, rules.sampleOdds)) {
    if (sample.prices.length < 2) continue;
    const factor = times(fraction(group, FAIR), fraction(sample.return.d, sample.return.n));
    for (const price of sample.prices)
      prices[price] = Number((BigInt(rules.sampleOdds[price] ?? 0) * factor.n) / factor.d);
  }
  return prices;
}
