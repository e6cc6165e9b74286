import {
  ball,
  ballMarket,
  chanceOf,
  chanceOver,
  choiceMarket,
  choose,
  combinations,
  fraction,
  kept,
  lazily,
  LOST,
  waysBySum,
  WON,
  type MarketRules,
  type Settlement,
} from "@perya/lottery-kit";
import { BALLS, DRAWN, REGULAR, sevenOf, type Outcome } from "./outcome.ts";

const FIRST_BIG_TOTAL = 175;
const LEAST_TOTAL = (DRAWN * (DRAWN + 1)) / 2;
const FEWEST_MISSED = 5;
const MOST_MISSED = 12;

const totals = lazily(() => waysBySum(BALLS, DRAWN).map((ways, at) => [ways, LEAST_TOTAL + at] as const));

/** Markets on balls and on the total of all seven. */
export const ballMarkets: readonly MarketRules<Outcome>[] = [
  amongSix("NUMBER", 1),
  amongSix("TWO_OF_TWO", 2),
  amongSix("THREE_OF_THREE", 3),
  choiceMarket({
    code: "TOTAL",
    group: "total",
    options: ["BIG", "SMALL"],
    settle: (side, outcome) =>
      ofTotal(
        side,
        sevenOf(outcome).reduce((sum, number) => sum + number, 0),
      ),
    chance: kept((side: string) => chanceOver(totals().map(([ways, total]) => [ways, ofTotal(side, total)] as const))),
  }),
  ...Array.from({ length: MOST_MISSED - FEWEST_MISSED + 1 }, (_, at) => noneOf(FEWEST_MISSED + at)),
];

/** So many balls that are all among the regular six. */
function amongSix(code: string, perLine: number): MarketRules<Outcome> {
  return ballMarket({
    code,
    group: "regular",
    balls: BALLS,
    perLine,
    settle: (selection, { regular }) => wonIf(selection.split(",").every((pick) => regular.includes(Number(pick)))),
    winning: ({ regular }) => new Map([...combinations(written(regular), perLine)].map((line) => [line.join(","), WON])),
    chance: lazily(() => chanceOf(fraction(choose(REGULAR, perLine), choose(BALLS, perLine)))),
  });
}

/** So many balls of which none is among the seven. */
function noneOf(perLine: number): MarketRules<Outcome> {
  return ballMarket({
    code: `NONE${perLine}`,
    group: "none",
    balls: BALLS,
    perLine,
    settle: (selection, outcome) => {
      const seven = sevenOf(outcome);
      return wonIf(!selection.split(",").some((pick) => seven.includes(Number(pick))));
    },
    chance: lazily(() => chanceOf(fraction(choose(BALLS - perLine, DRAWN), choose(BALLS, DRAWN)))),
  });
}

function ofTotal(side: string, total: number): Settlement {
  return wonIf(side === (total >= FIRST_BIG_TOTAL ? "BIG" : "SMALL"));
}

function written(balls: readonly number[]): string[] {
  return balls.map((number) => ball(number, BALLS)).toSorted();
}

function wonIf(won: boolean): Settlement {
  return won ? WON : LOST;
}
