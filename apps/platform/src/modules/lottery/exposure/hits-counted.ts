import type { LineSpec, LotteryRules, Terms } from "@perya/lottery-kit";

/**
 * The most hits that a line that may hit repeatedly counts as: five or more of one northern
 * number have a chance of 7 in a million. Source: lottery specification, section 12.
 */
const MOST_HITS = 4;

const known = new Map<string, number>();

/**
 * How often a line's odds are counted as exposure: once, unless its expected hits are more than its
 * chance of any hit.
 */
export function hitsCounted(rules: LotteryRules, terms: Terms, line: LineSpec): number {
  const key = `${rules.code}/${line.market}/${line.count}/${line.prices.join()}`;
  let counted = known.get(key);
  if (counted === undefined) {
    const { hits, win } = rules.probability(line, terms);
    const [only] = hits;
    const isOnce = hits.length !== 1 || !only || only.n * win.d === win.n * only.d;
    counted = isOnce ? 1 : Math.min(MOST_HITS, Math.max(2, line.count));
    known.set(key, counted);
  }
  return counted;
}
