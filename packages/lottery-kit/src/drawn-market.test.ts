import fc from "fast-check";
import { expect, test } from "vitest";
import {
  chanceOver,
  combinations,
  drawnMarket,
  everyBall,
  onSum,
  readBalls,
  sumOf,
  wonIf,
} from "./index.ts";

const draws = fc
  .record({ highest: fc.integer({ min: 2, max: 9 }), drawn: fc.integer({ min: 1, max: 9 }) })
  .filter(({ highest, drawn }) => drawn <= highest)
  .map(({ highest, drawn }) => ({
    highest,
    drawn,
    all: [...combinations(everyBall(highest), drawn)].map((balls) => ({ balls })),
  }));

test("a bet on how many of one's balls are drawn settles and has its chances as all draws counted one by one have it", () => {
  fc.assert(
    fc.property(
      draws,
      fc.integer({ min: 1, max: 9 }),
      fc.nat(9),
      ({ highest, drawn, all }, perLine, paid) => {
        fc.pre(perLine <= highest);
        const picks = everyBall(highest).slice(-perLine);
        const hitsOf = ({ balls }: { balls: readonly number[] }) =>
          balls.filter((number) => picks.includes(number)).length;
        const market = drawnMarket<{ balls: readonly number[] }>({
          code: "M",
          group: "g",
          balls: highest,
          perLine,
          drawn,
          drawnOf: ({ balls }) => balls,
          settleHits: (hits) => wonIf(hits === paid),
        });
        expect(all.map((draw) => market.settle(picks.join(","), draw))).toEqual(
          all.map((draw) => wonIf(hitsOf(draw) === paid)),
        );
        expect(market.chance(picks.join(","), {})).toEqual(
          chanceOver(all.map((draw) => [1, wonIf(hitsOf(draw) === paid)])),
        );
      },
    ),
  );
});

test("a bet on the sum settles and has its chances as all draws counted one by one have it", () => {
  fc.assert(
    fc.property(draws, fc.integer({ min: 1, max: 45 }), ({ highest, drawn, all }, most) => {
      const bySum = onSum<{ balls: readonly number[] }>({
        highest,
        drawn,
        sumOf: ({ balls }) => sumOf(balls),
      })((_, sum) => wonIf(sum <= most));
      const wins = ({ balls }: { balls: readonly number[] }) =>
        balls.reduce((sum, number) => sum + number, 0) <= most;
      expect(all.map((draw) => bySum.settle("LOW", draw))).toEqual(
        all.map((draw) => wonIf(wins(draw))),
      );
      expect(bySum.chance("LOW", {})).toEqual(
        chanceOver(all.map((draw) => [1, wonIf(wins(draw))])),
      );
    }),
  );
});

test.each([
  undefined,
  [1, 2],
  [1, 2, 3, 4],
  [1, 2, 2],
  [0, 1, 2],
  [1, 2, 6],
  [1, 2, "3"],
  [1, 2, 2.5],
  [1, 2, Number.NaN],
])("%j are not three balls of five", (input) => {
  expect(readBalls(input, 5, 3)).toBeUndefined();
  expect(readBalls([5, 1, 3], 5, 3)).toEqual([5, 1, 3]);
});
