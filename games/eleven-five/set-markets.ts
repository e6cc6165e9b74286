import {
  choiceMarket,
  combinations,
  drawnMarket,
  everyBall,
  onSum,
  PUSHED,
  sumOf,
  WON,
  wonIf,
  type MarketRules,
} from "@perya/lottery-kit";
import { BALLS, DRAWN, written, type Outcome } from "./outcome.ts";

/** The total that is neither big nor small. */
const MIDDLE_TOTAL = 30;
const FEWEST_BALLS = 1;
const MOST_BALLS = 8;

const byTotal = onSum<Outcome>({
  highest: BALLS,
  drawn: DRAWN,
  sumOf: ({ balls }) => sumOf(balls),
});

/** Markets on the five balls drawn, in any order. */
export const setMarkets: readonly MarketRules<Outcome>[] = [
  choiceMarket({
    code: "TOTAL",
    group: "total",
    options: ["BIG", "SMALL"],
    ...byTotal((side, total) =>
      total === MIDDLE_TOTAL ? PUSHED : wonIf(side === (total > MIDDLE_TOTAL ? "BIG" : "SMALL")),
    ),
  }),
  ...Array.from({ length: MOST_BALLS - FEWEST_BALLS + 1 }, (_, at) => anyOf(FEWEST_BALLS + at)),
];

/**
 * A bet on `perLine` balls. Up to five, all of them must be drawn; with more, the five drawn must
 * all be among them.
 */
function anyOf(perLine: number): MarketRules<Outcome> {
  const needed = Math.min(perLine, DRAWN);
  return drawnMarket<Outcome>({
    code: `ANY${perLine}`,
    group: "any",
    balls: BALLS,
    perLine,
    drawn: DRAWN,
    drawnOf: ({ balls }) => balls,
    settleHits: (hits) => wonIf(hits === needed),
    winning: ({ balls }) =>
      new Map(
        winningSets(balls, perLine).map((set) => [written(set.toSorted((a, b) => a - b)), WON]),
      ),
  });
}

function winningSets(balls: readonly number[], perLine: number): number[][] {
  if (perLine <= DRAWN) return [...combinations(balls, perLine)];
  const others = everyBall(BALLS).filter((number) => !balls.includes(number));
  return [...combinations(others, perLine - DRAWN)].map((more) => [...balls, ...more]);
}
