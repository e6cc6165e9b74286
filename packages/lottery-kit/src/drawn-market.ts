import { everyBall } from "./balls.ts";
import { chanceOver, keptFor, lazily } from "./chances.ts";
import { choose } from "./combinations.ts";
import type { MarketRules } from "./lottery-of.ts";
import { ballMarket, type BallParts } from "./markets.ts";
import type { Settlement } from "./rules.ts";
import { howManyCame } from "./selections.ts";

export interface DrawnParts<Outcome> extends Omit<BallParts<Outcome>, "settle" | "chance"> {
  /** How many drawn balls a line is compared with. */
  readonly drawn: number;
  /** Those balls, all different. */
  readonly drawnOf: (outcome: Outcome) => readonly number[];
  /** The settlement of a line by how many of its balls were drawn. */
  readonly settleHits: (hits: number) => Settlement;
}

/**
 * A market whose lines have `perLine` balls and settle by how many of them are drawn, in any order.
 */
export function drawnMarket<Outcome extends object>({
  drawn,
  drawnOf,
  settleHits,
  ...own
}: DrawnParts<Outcome>): MarketRules<Outcome> {
  const { balls, perLine } = own;
  const width = String(balls).length;
  const drawnIn = keptFor((outcome: Outcome) => {
    const numbers = new Set(drawnOf(outcome));
    return [0, ...everyBall(balls)].map((number) => numbers.has(number));
  });
  // The number of draws in which exactly this many of a line's balls are drawn.
  const waysToHit = (hits: number): bigint =>
    choose(perLine, hits) * choose(balls - perLine, drawn - hits);
  return ballMarket<Outcome>({
    settle: (selection, outcome) => settleHits(howManyCame(selection, width, drawnIn(outcome))),
    chance: lazily(() =>
      chanceOver(
        [0, ...everyBall(perLine)].map((hits) => [waysToHit(hits), settleHits(hits)] as const),
      ),
    ),
    ...own,
  });
}
