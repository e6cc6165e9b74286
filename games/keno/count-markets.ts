import {
  chanceOver,
  choiceMarket,
  choose,
  kept,
  wonIf,
  type MarketRules,
} from "@perya/lottery-kit";
import { BALLS, DRAWN, factsOf, MIDDLE_BALL, type Facts, type Outcome } from "./outcome.ts";

/**
 * Markets on how many of the twenty balls belong to one half: 1 … 40, or the odd ones. More than
 * ten, fewer, or exactly ten.
 */
export const countMarkets: readonly MarketRules<Outcome>[] = [
  market("UP_DOWN", ["UP", "DOWN", "TIE"], ({ up }) => up),
  market("ODDS_EVENS", ["ODDS", "EVENS", "TIE"], ({ odd }) => odd),
];

function market(
  code: string,
  options: readonly [more: string, fewer: string, equal: string],
  countOf: (facts: Facts) => number,
): MarketRules<Outcome> {
  const wins = (option: string, count: number): boolean => {
    const [more, fewer, equal] = options;
    if (count === DRAWN / 2) return option === equal;
    return option === (count > DRAWN / 2 ? more : fewer);
  };
  return choiceMarket({
    code,
    group: "balls",
    options,
    settle: (option, outcome) => wonIf(wins(option, countOf(factsOf(outcome)))),
    chance: kept((option: string) =>
      chanceOver(counts().map((ways, count) => [ways, wonIf(wins(option, count))] as const)),
    ),
  });
}

/** The number of draws in which 0, 1 … 20 of the balls belong to one half. */
function counts(): readonly bigint[] {
  return Array.from(
    { length: DRAWN + 1 },
    (_, count) => choose(MIDDLE_BALL, count) * choose(BALLS - MIDDLE_BALL, DRAWN - count),
  );
}
