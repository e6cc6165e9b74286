import { chanceOver, kept, lazily, waysBySum } from "./chances.ts";
import type { MarketRules } from "./lottery-of.ts";
import type { Settlement } from "./rules.ts";

/** A draw of different balls of 1 … highest whose bets depend only on their sum. */
export interface Sums<Outcome> {
  readonly highest: number;
  readonly drawn: number;
  readonly sumOf: (outcome: Outcome) => number;
}

type OnSum<Outcome> = (
  settleSum: (selection: string, sum: number) => Settlement,
) => Pick<MarketRules<Outcome>, "settle" | "chance">;

/**
 * Settlement of bets on the sum of the balls drawn, and their chances, counted over all possible
 * sums.
 */
export function onSum<Outcome>({ highest, drawn, sumOf }: Sums<Outcome>): OnSum<Outcome> {
  const least = (drawn * (drawn + 1)) / 2;
  const sums = lazily(() =>
    waysBySum(highest, drawn).map((ways, at) => [ways, least + at] as const),
  );
  return (settleSum) => ({
    settle: (selection, outcome) => settleSum(selection, sumOf(outcome)),
    chance: kept((selection: string) =>
      chanceOver(sums().map(([ways, sum]) => [ways, settleSum(selection, sum)] as const)),
    ),
  });
}
