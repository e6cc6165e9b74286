import { fraction, plus, times, type Fraction } from "./fraction.ts";
import { ODDS_ONE } from "./payout.ts";
import type { Chance } from "./rules.ts";

/**
 * A line's return to player: the average payback of one unit of cost, pushes included. `odds` ×
 * 10,000, one for each of the chance's hits.
 */
export function returnOf({ hits, push }: Chance, count: number, odds: readonly number[]): Fraction {
  const paid = hits.reduce(
    (sum, expected, at) => plus(sum, times(expected, fraction(odds[at] ?? 0, ODDS_ONE))),
    fraction(0n),
  );
  return plus(times(paid, fraction(1n, count)), push);
}
