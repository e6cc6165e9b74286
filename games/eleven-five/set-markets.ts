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
const FEWEST = 1;
const MOST = 8;

const byTotal = onSum<Outcome>({
  highest: BALLS,
  drawn: DRAWN,
  sumOf: ({ balls }) => sumOf(balls),
});

/** Markets on which five balls were drawn, in whatever order. */
export const setMarkets: readonly MarketRules<Outcome>[] = [
  choiceMarket({
    code: "TOTAL",
    group: "total",
    options: ["BIG", "SMALL"],
    ...byTotal((side, total) =>
      total === MIDDLE_TOTAL ? PUSHED : wonIf(side === (total > MIDDLE_TOTAL ? "BIG" : "SMALL")),
    ),
  }),
  ...Array.from({ length: MOST - FEWEST + 1 }, (_, at) => any(FEWEST + at)),
];

/** So many balls that were all drawn; from five on, so many among which all the drawn ones are. */
function any(perLine: number): MarketRules<Outcome> {
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
