import { fraction, minus, type Fraction } from "./fraction.ts";
import { ODDS_ONE } from "./payout.ts";
import type { Chance } from "./rules.ts";

/** The prize group at which odds would be fair, with no edge for the house. */
const FAIR_GROUP = 2_000;
/** Prize groups that may be offered. */
export const PRIZE_GROUPS = { min: 1_700, max: 1_960 } as const;

/**
 * Odds × 10,000 of a line that wins with the chance p, in a prize group: (1/p) × group/2000,
 * rounded down. Prize mode ZY; example: one digit (1/10) in group 1,800 pays 9.0. Throws for a
 * group outside 1,700 … 1,960, and for a chance that isn't above zero.
 */
export function prizeGroupOdds(p: Fraction, group: number): number {
  checkGroup(group);
  if (p.n <= 0n) throw new RangeError("What can't win has no odds");
  return Number((p.d * BigInt(group) * ODDS_ONE) / (p.n * BigInt(FAIR_GROUP)));
}

/**
 * The chance p that a prize group prices: expected hits of one unit of cost, among the draws that
 * are not pushed, because a push returns the stake at any odds. Otherwise a market with frequent
 * pushes (11x5's ball 11) would return more than was staked. Throws for a line of several prices,
 * which has no single chance.
 */
export function pricedChance({ hits, push }: Chance, count: number): Fraction {
  const [expected, ...more] = hits;
  if (!expected || more.length > 0) throw new RangeError("A pay table has no one chance");
  const counted = minus(fraction(1), push);
  return fraction(expected.n * counted.d, expected.d * counted.n * BigInt(count));
}

/**
 * The share of turnover that goes to the upline when a player's group is below the game's highest:
 * (highest − group)/2000.
 */
export function agentPoint(group: number, highest: number): Fraction {
  checkGroup(group);
  checkGroup(highest);
  if (group > highest)
    throw new RangeError(`Prize group ${group} is above the highest, ${highest}`);
  return fraction(highest - group, FAIR_GROUP);
}

function checkGroup(group: number): void {
  if (!Number.isInteger(group) || group < PRIZE_GROUPS.min || group > PRIZE_GROUPS.max)
    throw new RangeError(`No prize group ${group}`);
}
