import { eachOf, fraction, keptFor, LOST, type MarketRules, type Settlement } from "@perya/lottery-kit";
import { lotsOf, numbersOf, type Numbers, type Prize } from "./layout.ts";

interface Ending {
  readonly code: string;
  readonly group: string;
  readonly digits: number;
  /** Where a number is looked for; every number there is a lot and costs one unit. */
  readonly among: readonly Prize[];
  /** The digits of a number that count; the last ones when left out. */
  readonly part?: (number: string) => string;
}

const MOST_PICKS = 1_000;

/** A bet on how numbers end: each lot that ends so pays once, and each costs one unit (bao lô, đề, đầu, đuôi, xỉu chủ). */
export function endingMarket({ code, group, digits, among, part = (number) => number.slice(-digits) }: Ending): MarketRules<Numbers> {
  const lots = lotsOf(among);
  const winning = keptFor((numbers: Numbers) => countEach(numbersOf(among, numbers).map(part)));
  return {
    code,
    group,
    picker: { kind: "digits", length: digits },
    picks: { min: 1, max: Math.min(MOST_PICKS, 10 ** digits) },
    perLine: 1,
    exposure: "selection",
    samples: ["7".padStart(digits, "0")],
    count: lots,
    pricesOf: () => [code],
    settle: (ending, numbers) => winning(numbers).get(ending) ?? LOST,
    winning,
    chance: () => eachOf(lots, fraction(1, 10 ** digits)),
  };
}

function countEach(endings: readonly string[]): ReadonlyMap<string, Settlement> {
  const counts = new Map<string, Settlement>();
  for (const ending of endings) counts.set(ending, { hits: [(counts.get(ending)?.hits[0] ?? 0) + 1], push: false });
  return counts;
}
