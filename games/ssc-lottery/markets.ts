import {
  chanceOf,
  digitMarket,
  fraction,
  keptFor,
  LOST,
  minus,
  mostPicks,
  power,
  sumOf,
  WON,
  type MarketRules,
} from "@perya/lottery-kit";
import { choicesMarket } from "./choices.ts";
import type { Outcome } from "./outcome.ts";
import { BULLS, bullOf, SHAPES, shapeOf } from "./shapes.ts";

const FIRST_BIG_DIGIT = 5;
const FIRST_BIG_SUM = 23;
const SIDES = ["BIG", "SMALL", "ODD", "EVEN"];
const ALL = [0, 1, 2, 3, 4];
const ONE_BY_ONE = { 1: [0], 2: [1], 3: [2], 4: [3], 5: [4] };
const THREES = { FRONT: [0, 1, 2], MIDDLE: [1, 2, 3], BACK: [2, 3, 4] };

/**
 * Every kind of bet on five digits. A place is its number from the left: "1:7" is a 7 among the
 * ten-thousands.
 */
export const markets: readonly MarketRules<Outcome>[] = [
  choicesMarket({
    code: "DIGIT",
    group: "places",
    choices: "0123456789".split(""),
    looksAt: ONE_BY_ONE,
    winning: ([digit]) => [String(digit)],
    onePrice: true,
  }),
  choicesMarket({
    code: "SIDE",
    group: "places",
    choices: SIDES,
    looksAt: ONE_BY_ONE,
    winning: ([digit = 0]) => sidesOf(digit, FIRST_BIG_DIGIT),
    onePrice: true,
  }),
  choicesMarket({
    code: "SUM_SIDE",
    group: "sum",
    choices: SIDES,
    looksAt: { "": ALL },
    winning: (digits) => sidesOf(sumOf(digits), FIRST_BIG_SUM),
    onePrice: true,
  }),
  choicesMarket({
    code: "DRAGON_TIGER",
    group: "sum",
    choices: ["DRAGON", "TIGER", "TIE"],
    looksAt: { "": [0, 4] },
    winning: dragonOrTiger,
  }),
  choicesMarket({
    code: "SHAPE",
    group: "shapes",
    choices: SHAPES,
    looksAt: THREES,
    winning: (three) => [shapeOf(three)],
  }),
  choicesMarket({
    code: "BULL",
    group: "bull",
    choices: BULLS,
    looksAt: { "": ALL },
    winning: (digits) => [bullOf(digits)],
  }),
  inOrder("BACK2", [3, 4]),
  ...Object.entries(THREES).map(([name, places]) => inOrder(`${name}3`, places)),
  inOrder("ALL5", ALL),
  ...Object.entries(THREES).flatMap(([name, places]) => [
    groupOfPair(name, places),
    groupOfSix(name, places),
    amongThree(name, places),
  ]),
];

/** The digits of some places in their order. */
function inOrder(code: string, places: readonly number[]): MarketRules<Outcome> {
  const chance = chanceOf(fraction(1, 10 ** places.length));
  return digitMarket({
    code,
    group: "order",
    digits: places.length,
    paying: (outcome) => [seen(outcome, places).join("")],
    chance: () => chance,
  });
}

/** Group of three: a pair and one other digit, in any of their three orders. */
function groupOfPair(name: string, places: readonly number[]): MarketRules<Outcome> {
  const sorted = (digits: readonly string[]): string[] =>
    new Set(digits).size === 2 ? [digits.toSorted().join("")] : [];
  return digitMarket(
    {
      code: `${name}3_GROUP3`,
      group: "groups",
      digits: 3,
      paying: (outcome) => sorted(seen(outcome, places)),
      chance: () => chanceOf(fraction(3, 1_000)),
    },
    {
      picks: { min: 1, max: 90 },
      canonical: (number) => sorted(number.split(""))[0],
      samples: ["001"],
    },
  );
}

/**
 * Group of six: three different digits in any of their six orders. With more digits, every three of
 * them make a line.
 */
function groupOfSix(name: string, places: readonly number[]): MarketRules<Outcome> {
  const code = `${name}3_GROUP6`;
  const winning = keptFor((outcome: Outcome) => {
    const digits = seen(outcome, places);
    return new Map(new Set(digits).size === 3 ? [[digits.toSorted().join(","), WON]] : []);
  });
  return {
    code,
    group: "groups",
    picker: { kind: "digits", length: 1 },
    picks: { min: 3, max: mostPicks(10, 3) },
    perLine: 3,
    exposure: "selection",
    samples: ["0,1,2"],
    pricesOf: () => [code],
    settle: (three, outcome) => winning(outcome).get(three) ?? LOST,
    winning,
    chance: () => chanceOf(fraction(6, 1_000)),
  };
}

/** A bet that a digit is among three; a digit drawn twice still pays once. */
function amongThree(name: string, places: readonly number[]): MarketRules<Outcome> {
  const chance = chanceOf(minus(fraction(1), power(fraction(9, 10), 3)));
  return digitMarket({
    code: `${name}3_ANY`,
    group: "groups",
    digits: 1,
    paying: (outcome) => [...new Set(seen(outcome, places))],
    chance: () => chance,
  });
}

function seen({ digits }: Outcome, places: readonly number[]): readonly string[] {
  return places.map((place) => digits[place] as string);
}

function sidesOf(number: number, firstBig: number): readonly string[] {
  return [number >= firstBig ? "BIG" : "SMALL", number % 2 === 1 ? "ODD" : "EVEN"];
}

function dragonOrTiger([first = 0, last = 0]: readonly number[]): readonly string[] {
  if (first === last) return ["TIE"];
  return [first > last ? "DRAGON" : "TIGER"];
}
