import {
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
  PUSHED,
  WON,
  type MarketRules,
  type Settlement,
} from "@perya/lottery-kit";
import { BALLS, DRAWN, totalOf, written, type Outcome } from "./outcome.ts";

/** The total that is neither big nor small. */
const MIDDLE_TOTAL = 30;
const everyBall = Array.from({ length: BALLS }, (_, at) => at + 1);
const FEWEST = 1;
const MOST = 8;

/** Markets on which five balls were drawn, in whatever order. */
export const setMarkets: readonly MarketRules<Outcome>[] = [
  choiceMarket({
    code: "TOTAL",
    group: "total",
    options: ["BIG", "SMALL"],
    settle: (side, { balls }) => ofTotal(side, totalOf(balls)),
    chance: kept((side: string) => chanceOver(combinations(everyBall, DRAWN).map((balls) => [1, ofTotal(side, totalOf(balls))] as const))),
  }),
  ...Array.from({ length: MOST - FEWEST + 1 }, (_, at) => any(FEWEST + at)),
];

function ofTotal(side: string, total: number): Settlement {
  if (total === MIDDLE_TOTAL) return PUSHED;
  return side === (total > MIDDLE_TOTAL ? "BIG" : "SMALL") ? WON : LOST;
}

/** So many balls that were all drawn; from five on, so many among which all the drawn ones are. */
function any(perLine: number): MarketRules<Outcome> {
  const needed = Math.min(perLine, DRAWN);
  return ballMarket({
    code: `ANY${perLine}`,
    group: "any",
    balls: BALLS,
    perLine,
    settle: (selection, { balls }) => (selection.split(",").filter((pick) => balls.includes(Number(pick))).length === needed ? WON : LOST),
    winning: ({ balls }) => new Map(winningSets(balls, perLine).map((set) => [written(set.toSorted((a, b) => a - b)), WON])),
    chance: lazily(() => chanceOf(fraction(choose(perLine, needed) * choose(BALLS - perLine, DRAWN - needed), choose(BALLS, DRAWN)))),
  });
}

function winningSets(balls: readonly number[], perLine: number): number[][] {
  if (perLine <= DRAWN) return [...combinations(balls, perLine)];
  const others = everyBall.filter((number) => !balls.includes(number));
  return [...combinations(others, perLine - DRAWN)].map((more) => [...balls, ...more]);
}
