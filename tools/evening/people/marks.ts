import { allPicks, type LotteryRules } from "@perya/lottery-kit";
import type { Dice } from "../../chaos/dice.ts";

/** A line as the player API accepts it. */
interface Marked {
  readonly market: string;
  readonly picks: readonly string[];
  readonly unit: string;
  readonly multiple: number;
  readonly step: 50 | 90 | 100;
}

const MOST_LINES = 5;
/** Extra picks beyond the minimum of a line. */
const MORE_PICKS = 2;
/**
 * Ledger units per minor unit, and the sizes of a bet's unit in minor units: odd amounts, so that
 * rounding occurs.
 */
const MINOR = 1_000n;
const [FEWEST_MINOR, MOST_MINOR] = [100, 1_500];

/** A few lines of random markets. */
export function markLines(rules: LotteryRules, dice: Dice): Marked[] {
  return Array.from({ length: dice.between(1, MOST_LINES) }, () => markLine(rules, dice));
}

function markLine(rules: LotteryRules, dice: Dice): Marked {
  const market = rules.markets[dice.between(0, rules.markets.length - 1)];
  if (!market) throw new Error(`${rules.code} has no markets`);
  const fewest = Math.max(market.picks.min, market.perLine);
  const most = market.ordered ? market.perLine : Math.min(market.picks.max, fewest + MORE_PICKS);
  return {
    market: market.code,
    picks: dice
      .shuffle(allPicks(market.picker))
      .slice(0, dice.between(fewest, Math.max(fewest, most))),
    unit: String(BigInt(dice.between(FEWEST_MINOR, MOST_MINOR)) * MINOR),
    multiple: dice.between(1, 3),
    step: dice.chance(30) ? 50 : 100,
  };
}
