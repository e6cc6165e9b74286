import {
  ballMarket,
  chanceOver,
  choiceMarket,
  combinations,
  kept,
  sumOf,
  WON,
  wonIf,
  type MarketRules,
} from "@perya/lottery-kit";
import { ALL_THROWS, FACES, type Outcome } from "./outcome.ts";

const FIRST_BIG_SUM = 11;
const LEAST_SUM = 3;
const HIGHEST_SUM = 18;

const faces = Array.from({ length: FACES }, (_, at) => String(at + 1));
const everySum = Array.from({ length: HIGHEST_SUM - LEAST_SUM + 1 }, (_, at) =>
  String(LEAST_SUM + at),
);
/** "112": a pair of ones and a two. */
const pairsAndSingles = faces.flatMap((pair) =>
  faces.filter((single) => single !== pair).map((single) => pair + pair + single),
);

/** Whether a selection wins on a throw. */
type Wins = (selection: string, thrown: Outcome) => boolean;

/** The markets of three dice. Where triples lose, they lose only on big and small. */
export function marketsOf({
  triplesLose,
}: {
  readonly triplesLose: boolean;
}): readonly MarketRules<Outcome>[] {
  return [
    choices(
      "SIZE",
      "sides",
      ["BIG", "SMALL"],
      (side, thrown) => !(triplesLose && isTriple(thrown)) && side === sizeOf(thrown),
    ),
    choices(
      "PARITY",
      "sides",
      ["ODD", "EVEN"],
      (side, thrown) => side === (sumOf(thrown.dice) % 2 === 1 ? "ODD" : "EVEN"),
    ),
    choices("SUM", "sum", everySum, (sum, thrown) => Number(sum) === sumOf(thrown.dice)),
    choices("TRIPLE_ANY", "triple", ["ANY"], (_, thrown) => isTriple(thrown), "TRIPLE_ANY"),
    facesShown("TRIPLE", "triple", 1, (face, thrown) => shown(thrown, face) === 3),
    facesShown("PAIR", "pair", 1, (face, thrown) => shown(thrown, face) === 2),
    choices(
      "PAIR_SINGLE",
      "pair",
      pairsAndSingles,
      (trio, { dice }) => sorted(trio) === sorted(dice),
      "PAIR_SINGLE",
    ),
    facesShown("TWO_DIFFERENT", "different", 2, showsAll),
    facesShown("THREE_DIFFERENT", "different", 3, showsAll),
    choices("SEQUENCE", "different", ["ANY"], (_, thrown) => isSequence(thrown), "SEQUENCE"),
  ];
}

function choices(
  code: string,
  group: string,
  options: readonly string[],
  wins: Wins,
  price?: string,
): MarketRules<Outcome> {
  return choiceMarket({ code, group, options, price, ...settledBy(wins) });
}

/** A market on faces, all at one price. */
function facesShown(
  code: string,
  group: string,
  perLine: number,
  wins: Wins,
): MarketRules<Outcome> {
  const lines = [...combinations(faces, perLine)].map((line) => line.join(","));
  return ballMarket({
    code,
    group,
    balls: FACES,
    perLine,
    exposure: "selection",
    ...settledBy(wins),
    winning: (thrown) =>
      new Map(lines.filter((line) => wins(line, thrown)).map((line) => [line, WON])),
  });
}

function settledBy(wins: Wins): Pick<MarketRules<Outcome>, "settle" | "chance"> {
  const settle = (selection: string, thrown: Outcome) => wonIf(wins(selection, thrown));
  return {
    settle,
    chance: kept((selection: string) =>
      chanceOver(ALL_THROWS.map((thrown) => [1, settle(selection, thrown)] as const)),
    ),
  };
}

function sizeOf({ dice }: Outcome): "BIG" | "SMALL" {
  return sumOf(dice) >= FIRST_BIG_SUM ? "BIG" : "SMALL";
}

function isTriple({ dice }: Outcome): boolean {
  return new Set(dice).size === 1;
}

function isSequence({ dice }: Outcome): boolean {
  return new Set(dice).size === dice.length && Math.max(...dice) - Math.min(...dice) === 2;
}

function shown({ dice }: Outcome, selection: string): number {
  return dice.filter((die) => die === Number(selection)).length;
}

function showsAll(selection: string, thrown: Outcome): boolean {
  return selection.split(",").every((one) => shown(thrown, one) > 0);
}

function sorted(dice: Iterable<string | number>): string {
  return Array.from(dice, String).toSorted().join("");
}
