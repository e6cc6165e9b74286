import { fraction, plus, type Fraction } from "./fraction.ts";
import { ODDS_ONE } from "./payout.ts";

/** The prize group at which odds would be fair. */
const FAIR_GROUP = 2_000;
/** Prize groups that may be offered. */
export const PRIZE_GROUPS = { min: 1_700, max: 1_960 } as const;

/**
 * Odds × 10,000 of a line that wins with the chance p, in a prize group: (1/p) × group/2000, rounded down. Prize mode ZY; example: one digit (1/10) in group 1,800 pays 9.0.
 * Throws for a group outside 1,700 … 1,960, and for a chance that isn't above zero.
 */
export function prizeGroupOdds(p: Fraction, group: number): number {
  checkGroup(group);
  if (p.n <= 0n) throw new RangeError("What can't win has no odds");
  return Number((p.d * BigInt(group) * ODDS_ONE) / (p.n * BigInt(FAIR_GROUP)));
}

/** The share of turnover that goes up the line when a player is given a lower group than the highest of the game: (highest − group)/2000. */
export function agentPoint(group: number, highest: number): Fraction {
  checkGroup(group);
  checkGroup(highest);
  if (group > highest) throw new RangeError(`Prize group ${group} is above the highest, ${highest}`);
  return plus(fraction(highest, FAIR_GROUP), fraction(-group, FAIR_GROUP));
}

function checkGroup(group: number): void {
  if (!Number.isInteger(group) || group < PRIZE_GROUPS.min || group > PRIZE_GROUPS.max) throw new RangeError(`No prize group ${group}`);
}
