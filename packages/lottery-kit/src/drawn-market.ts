import { everyBall } from "./balls.ts";
import { chanceOver, keptFor, lazily } from "./chances.ts";
import { choose } from "./combinations.ts";
import type { MarketRules } from "./lottery-of.ts";
import { ballMarket, type BallParts } from "./markets.ts";
import type { Settlement } from "./rules.ts";
import { howManyCame } from "./selections.ts";

export interface DrawnParts<Outcome> extends Omit<BallParts<Outcome>, "settle" | "chance"> {
  /** How many balls a line is held against. */
  readonly drawn: number;
  /** Which these are, all different. */
  readonly drawnOf: (outcome: Outcome) => readonly number[];
  /** What a line gets by how many of its balls are among them. */
  readonly settleHits: (hits: number) => Settlement;
}

/** A market of so many balls a line that are settled by how many of them are drawn, whatever the order. */
export function drawnMarket<Outcome extends object>({
  drawn,
  drawnOf,
  settleHits,
  ...own
}: DrawnParts<Outcome>): MarketRules<Outcome> {
  const { balls, perLine } = own;
  const width = String(balls).length;
  const came = keptFor((outcome: Outcome) => {
    const numbers = new Set(drawnOf(outcome));
    return [0, ...everyBall(balls)].map((number) => numbers.has(number));
  });
  // Of all draws, those in which just so many of a line's balls are among the drawn ones, and the others among the rest.
  const waysToHit = (hits: number): bigint =>
    choose(perLine, hits) * choose(balls - perLine, drawn - hits);
  return ballMarket<Outcome>({
    settle: (selection, outcome) => settleHits(howManyCame(selection, width, came(outcome))),
    chance: lazily(() =>
      chanceOver(
        [0, ...everyBall(perLine)].map((hits) => [waysToHit(hits), settleHits(hits)] as const),
      ),
    ),
    ...own,
  });
}
