import { everyBall, lotteryOf, type LotteryRules } from "@perya/lottery-kit";
import { BALLS, board, DRAWN, readOutcome, type Outcome } from "./outcome.ts";
import { placeMarkets } from "./place-markets.ts";
import { setMarkets } from "./set-markets.ts";

export type { Outcome } from "./outcome.ts";

/** 11x5: five balls of eleven, bets on places, on the total and on balls drawn. */
export const elevenFive: LotteryRules<Outcome> = lotteryOf<Outcome>({
  code: "11x5",
  version: "1.0.0",
  markets: [...placeMarkets, ...setMarkets],
  sampleOdds: {
    BALL: 10.5,
    SIDE: 1.95,
    "DRAGON_TIGER:DRAGON": 1.95,
    "DRAGON_TIGER:TIGER": 1.95,
    FIRST2: 104,
    FIRST2_ANY_ORDER: 52,
    FIRST3: 935,
    FIRST3_ANY_ORDER: 156,
    "TOTAL:BIG": 1.95,
    "TOTAL:SMALL": 1.95,
    ANY1: 2.08,
    ANY2: 5.2,
    ANY3: 15.6,
    ANY4: 62,
    ANY5: 435,
    ANY6: 72,
    ANY7: 20.8,
    ANY8: 7.8,
  },
  draw: (draw) => ({ balls: draw.sample(everyBall(BALLS), DRAWN) }),
  readOutcome,
  board,
});
