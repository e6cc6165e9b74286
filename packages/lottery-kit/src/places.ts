import { everyBall } from "./balls.ts";
import { chanceOver, kept } from "./chances.ts";
import { arrangements } from "./combinations.ts";
import type { MarketRules } from "./lottery-of.ts";
import type { Settlement } from "./rules.ts";

/** An ordered draw of different numbers of 1 … highest. */
export interface Places<Outcome> {
  readonly highest: number;
  /** The numbers in their order. */
  readonly numbersOf: (outcome: Outcome) => readonly number[];
}

/**
 * The places of a draw that a bet depends on, counted from 0, and its result for the numbers there.
 */
export interface Seen {
  readonly placesOf: (selection: string) => readonly number[];
  readonly settleSeen: (selection: string, numbers: readonly number[]) => Settlement;
}

/**
 * Settlement of bets that depend only on some places of a draw, and their chances, counted over all
 * arrangements of numbers there.
 */
export function atPlaces<Outcome>(
  { highest, numbersOf }: Places<Outcome>,
  { placesOf, settleSeen }: Seen,
): Pick<MarketRules<Outcome>, "settle" | "chance"> {
  const all = everyBall(highest);
  return {
    settle: (selection, outcome) => {
      const numbers = numbersOf(outcome);
      return settleSeen(
        selection,
        placesOf(selection).map((place) => numbers[place] as number),
      );
    },
    chance: kept((selection: string) =>
      chanceOver(
        arrangements(all, placesOf(selection).length).map(
          (seen) => [1, settleSeen(selection, seen)] as const,
        ),
      ),
    ),
  };
}
