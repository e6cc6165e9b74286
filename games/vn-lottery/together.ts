import {
  chanceOf,
  choose,
  combinations,
  fraction,
  howManyCame,
  keptFor,
  minus,
  mostPicks,
  plus,
  power,
  times,
  WON,
  wonIf,
  type Fraction,
  type Market,
  type MarketRules,
  type Settlement,
} from "@perya/lottery-kit";
import { lotsOf, numbersOf, type Numbers, type Prize } from "./layout.ts";

const ENDINGS = 100;
const DIGITS = 2;

/**
 * Xiên: all of k different two-digit numbers must be among the lots; one that is drawn twice counts
 * once.
 */
export function xienMarket(k: number, among: readonly Prize[]): MarketRules<Numbers> {
  const came = endingsThatCame(among);
  return {
    ...together(`XIEN${k}`, "xien", k, mostPicks(ENDINGS, k)),
    pricesOf: () => [`XIEN${k}`],
    settle: (selection, numbers) => wonIf(howManyCame(selection, DIGITS, came(numbers)) === k),
    winning: keptFor((numbers: Numbers) => allTogether(written(came(numbers)), k)),
    chance: () => chanceOf(allCome(k, lotsOf(among))),
  };
}

/**
 * Trượt: none of k different two-digit numbers may be drawn. It has far too many winning selections
 * to list.
 */
export function truotMarket(k: number, among: readonly Prize[]): MarketRules<Numbers> {
  const came = endingsThatCame(among);
  return {
    ...together(`TRUOT${k}`, "truot", k, k),
    pricesOf: () => [`TRUOT${k}`],
    settle: (selection, numbers) => wonIf(howManyCame(selection, DIGITS, came(numbers)) === 0),
    chance: () => chanceOf(noneComes(k, lotsOf(among))),
  };
}

function together(code: string, group: string, k: number, most: number): Market {
  return {
    code,
    group,
    picker: { kind: "digits", length: DIGITS },
    picks: { min: k, max: most },
    perLine: k,
    exposure: "pool",
    samples: [
      Array.from({ length: k }, (_, number) => String(number).padStart(DIGITS, "0")).join(","),
    ],
  };
}

/** Whether each two-digit number is among the lots. */
function endingsThatCame(among: readonly Prize[]): (numbers: Numbers) => readonly boolean[] {
  return keptFor((numbers: Numbers) => {
    const came = Array.from({ length: ENDINGS }, () => false);
    for (const number of numbersOf(among, numbers)) came[Number(number.slice(-DIGITS))] = true;
    return came;
  });
}

function written(came: readonly boolean[]): readonly string[] {
  return came.flatMap((has, number) => (has ? [String(number).padStart(DIGITS, "0")] : []));
}

function allTogether(came: readonly string[], k: number): ReadonlyMap<string, Settlement> {
  const winning = new Map<string, Settlement>();
  for (const picks of combinations(came, k)) winning.set(picks.join(","), WON);
  return winning;
}

/** (1 − k/100)^lots. */
function noneComes(k: number, lots: number): Fraction {
  return power(fraction(ENDINGS - k, ENDINGS), lots);
}

/** By inclusion and exclusion: the sum over j of (−1)^j C(k, j) (1 − j/100)^lots. */
function allCome(k: number, lots: number): Fraction {
  let chance = fraction(0);
  for (let j = 0; j <= k; j++) {
    const term = times(fraction(choose(k, j)), noneComes(j, lots));
    chance = j % 2 === 0 ? plus(chance, term) : minus(chance, term);
  }
  return chance;
}
