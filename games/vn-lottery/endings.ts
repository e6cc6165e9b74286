import { digitMarket, eachOf, fraction, type MarketRules } from "@perya/lottery-kit";
import { lotsOf, numbersOf, type Numbers, type Prize } from "./layout.ts";

interface Ending {
  readonly code: string;
  readonly group: string;
  readonly digits: number;
  /** The prizes in which a number is looked up; every number there is a lot and costs one unit. */
  readonly among: readonly Prize[];
  /** The digits of a number that count; the last ones when left out. */
  readonly part?: (number: string) => string;
}

/**
 * A bet on how numbers end: each lot with that ending pays once, and each costs one unit (bao lô,
 * đề, đầu, đuôi, xỉu chủ).
 */
export function endingMarket({
  code,
  group,
  digits,
  among,
  part = (number) => number.slice(-digits),
}: Ending): MarketRules<Numbers> {
  const lots = lotsOf(among);
  const chance = eachOf(lots, fraction(1, 10 ** digits));
  return digitMarket(
    {
      code,
      group,
      digits,
      paying: (numbers) => numbersOf(among, numbers).map(part),
      chance: () => chance,
    },
    { count: lots },
  );
}
