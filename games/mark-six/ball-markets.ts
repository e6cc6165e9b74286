import {
  ball,
  choiceMarket,
  combinations,
  drawnMarket,
  onSum,
  sumOf,
  WON,
  wonIf,
  type MarketRules,
} from "@perya/lottery-kit";
import { BALLS, DRAWN, REGULAR, sevenOf, type Outcome } from "./outcome.ts";

const FIRST_BIG_TOTAL = 175;
const FEWEST_MISSED = 5;
const MOST_MISSED = 12;

const byTotal = onSum<Outcome>({
  highest: BALLS,
  drawn: DRAWN,
  sumOf: (outcome) => sumOf(sevenOf(outcome)),
});

/** Markets on balls and on the total of all seven. */
export const ballMarkets: readonly MarketRules<Outcome>[] = [
  amongSix("NUMBER", 1),
  amongSix("TWO_OF_TWO", 2),
  amongSix("THREE_OF_THREE", 3),
  choiceMarket({
    code: "TOTAL",
    group: "total",
    options: ["BIG", "SMALL"],
    ...byTotal((side, total) => wonIf(side === (total >= FIRST_BIG_TOTAL ? "BIG" : "SMALL"))),
  }),
  ...Array.from({ length: MOST_MISSED - FEWEST_MISSED + 1 }, (_, at) => noneOf(FEWEST_MISSED + at)),
];

/** Picks of this many balls that must all be among the six regular ones. */
function amongSix(code: string, perLine: number): MarketRules<Outcome> {
  return drawnMarket<Outcome>({
    code,
    group: "regular",
    balls: BALLS,
    perLine,
    drawn: REGULAR,
    drawnOf: ({ regular }) => regular,
    settleHits: (hits) => wonIf(hits === perLine),
    winning: ({ regular }) =>
      new Map([...combinations(written(regular), perLine)].map((line) => [line.join(","), WON])),
  });
}

/** Picks of this many balls of which none may be among the seven. */
function noneOf(perLine: number): MarketRules<Outcome> {
  return drawnMarket<Outcome>({
    code: `NONE${perLine}`,
    group: "none",
    balls: BALLS,
    perLine,
    drawn: DRAWN,
    drawnOf: sevenOf,
    settleHits: (hits) => wonIf(hits === 0),
  });
}

function written(balls: readonly number[]): string[] {
  return balls.map((number) => ball(number, BALLS)).toSorted();
}
