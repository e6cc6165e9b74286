import {
  chanceOf,
  digitMarket,
  eachOf,
  fraction,
  minus,
  power,
  type Chance,
  type MarketRules,
} from "@perya/lottery-kit";
import type { Outcome } from "./outcome.ts";

/** The last three digits of the first prize. */
const top = ({ first }: Outcome): string => first.slice(-3);

export const markets: readonly MarketRules<Outcome>[] = [
  threes("TOP3", (outcome) => [top(outcome)]),
  threesInAnyOrder(),
  threes("FRONT3", ({ front3 }) => front3, 2),
  threes("BOTTOM3", ({ last3 }) => last3, 2),
  twos("TOP2", (outcome) => top(outcome).slice(-2)),
  twos("BOTTOM2", ({ last2 }) => last2),
  digit("RUN_TOP", top, 3),
  digit("RUN_BOTTOM", ({ last2 }) => last2, 2),
];

/** Three digits in order against this many drawn numbers; each match pays. */
function threes(
  code: string,
  paying: (outcome: Outcome) => readonly string[],
  drawn = 1,
): MarketRules<Outcome> {
  const chance = eachOf(drawn, fraction(1, 1_000));
  return digitMarket({ code, group: "three", digits: 3, paying, chance: () => chance });
}

/**
 * TOD3: the last three of the first prize in any order. Three different digits have six orders and
 * a pair three, so each has its own price; three of a kind has one order only and is not offered:
 * that bet is TOP3.
 */
function threesInAnyOrder(): MarketRules<Outcome> {
  return digitMarket(
    {
      code: "TOD3",
      group: "three",
      digits: 3,
      paying: (outcome) => [inOrder(top(outcome))].filter(isOffered),
      chance: (number) => chanceOf(fraction(isPair(number) ? 3 : 6, 1_000)),
    },
    {
      // The number of unordered selections of three digits, without three of a kind.
      picks: { min: 1, max: 210 },
      canonical: (number) => (isOffered(number) ? inOrder(number) : undefined),
      samples: ["012", "001"],
      pricesOf: (number) => [isPair(number) ? "TOD3:PAIR" : "TOD3:DISTINCT"],
    },
  );
}

function twos(code: string, paying: (outcome: Outcome) => string): MarketRules<Outcome> {
  return digitMarket({
    code,
    group: "two",
    digits: 2,
    paying: (outcome) => [paying(outcome)],
    chance: () => chanceOf(fraction(1, 100)),
  });
}

/** A bet that a digit is among this many; a digit drawn twice still pays once. */
function digit(
  code: string,
  among: (outcome: Outcome) => string,
  length: number,
): MarketRules<Outcome> {
  const chance: Chance = chanceOf(minus(fraction(1), power(fraction(9, 10), length)));
  return digitMarket({
    code,
    group: "run",
    digits: 1,
    paying: (outcome) => [...new Set(among(outcome).split(""))],
    chance: () => chance,
  });
}

function inOrder(number: string): string {
  return number.split("").toSorted().join("");
}

function isOffered(number: string): boolean {
  return new Set(number.split("")).size > 1;
}

function isPair(number: string): boolean {
  return new Set(number.split("")).size === 2;
}
