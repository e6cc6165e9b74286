import { everyBall, lotteryOf, type LotteryRules } from "@perya/lottery-kit";
import { markets } from "./markets.ts";
import { board, CARS, readOutcome, type Outcome } from "./outcome.ts";

export type { Outcome } from "./outcome.ts";

/** Odds by the sum of first and second place, from 3 to 11; the same from 19 down to 12. */
const SUM_ODDS = [42, 42, 21, 21, 14, 14, 10.5, 10.5, 8.5];
const FIRST_SUM = 3;
const LAST_SUM = 19;

/**
 * PK10: ten cars in a race, bets on places, on the sum of the first two and on the first ones in
 * order.
 */
export const pk10: LotteryRules<Outcome> = lotteryOf<Outcome>({
  code: "pk10",
  version: "1.0.0",
  markets,
  sampleOdds: {
    CAR: 9.6,
    SIDE: 1.95,
    DRAGON_TIGER: 1.95,
    ...Object.fromEntries(
      SUM_ODDS.flatMap((odds, at) =>
        [FIRST_SUM + at, LAST_SUM - at].map((sum) => [`SUM:${sum}`, odds]),
      ),
    ),
    "SUM_SIDE:BIG": 2.15,
    "SUM_SIDE:SMALL": 1.72,
    "SUM_SIDE:ODD": 1.72,
    "SUM_SIDE:EVEN": 2.15,
    FIRST2: 85,
    FIRST3: 680,
  },
  draw: (draw) => ({ order: draw.shuffle(everyBall(CARS)) }),
  readOutcome,
  board,
});
