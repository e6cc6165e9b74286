import { lotteryOf, type LotteryRules } from "@perya/lottery-kit";
import { markets } from "./markets.ts";
import { board, drawOutcome, readOutcome, type Outcome } from "./outcome.ts";

/**
 * SSC, also known as the five-minute Hanoi of five digits: bets on places, sums, shapes, bulls, and
 * on digits in order or in any order.
 */
export const ssc: LotteryRules<Outcome> = lotteryOf<Outcome>({
  code: "ssc",
  version: "1.0.0",
  markets,
  sampleOdds: {
    DIGIT: 9.6,
    SIDE: 1.95,
    SUM_SIDE: 1.95,
    "DRAGON_TIGER:DRAGON": 2.12,
    "DRAGON_TIGER:TIGER": 2.12,
    "DRAGON_TIGER:TIE": 9.4,
    "SHAPE:LEOPARD": 95,
    "SHAPE:STRAIGHT": 15.5,
    "SHAPE:PAIR": 3.5,
    "SHAPE:HALF": 2.6,
    "SHAPE:MIXED": 3.1,
    "BULL:NONE": 2.65,
    ...Object.fromEntries([1, 3, 5, 7, 9].map((bull) => [`BULL:${bull}`, 14.8])),
    ...Object.fromEntries([2, 4, 6, 8].map((bull) => [`BULL:${bull}`, 14.5])),
    "BULL:BULL": 14.6,
    BACK2: 95,
    ALL5: 95_000,
    ...Object.fromEntries(
      ["FRONT3", "MIDDLE3", "BACK3"].flatMap((three) => [
        [three, 950],
        [`${three}_GROUP3`, 316],
        [`${three}_GROUP6`, 158],
        [`${three}_ANY`, 3.5],
      ]),
    ),
  },
  draw: drawOutcome,
  readOutcome,
  board,
});
