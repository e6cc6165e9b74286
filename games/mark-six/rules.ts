import { everyBall, lotteryOf, type LotteryRules } from "@perya/lottery-kit";
import { ballMarkets } from "./ball-markets.ts";
import { BALLS, board, DRAWN, outcomeOf, readOutcome, type Outcome } from "./outcome.ts";
import { specialMarkets } from "./special-markets.ts";
import { setsOf } from "./sets.ts";
import { zodiacTermsOn } from "./zodiac.ts";
import { zodiacMarkets } from "./zodiac-markets.ts";

export type { Outcome } from "./outcome.ts";

/** Odds of a last digit that four balls share (0), and of one that five share (1 to 9). */
const TAIL_OF_FOUR = 11.6;
const TAIL_OF_FIVE = 9.3;

/**
 * Mark Six: six balls and a special one of 49, bets on numbers, colours, totals and animals. The
 * issue's terms carry the animal of its lunar year.
 */
export const markSix: LotteryRules<Outcome> = lotteryOf<Outcome>({
  code: "mark-six",
  version: "1.0.0",
  markets: [...specialMarkets, ...zodiacMarkets, ...ballMarkets],
  sampleOdds: {
    SPECIAL: 46.5,
    "SPECIAL_SIDE:BIG": 1.95,
    "SPECIAL_SIDE:SMALL": 1.95,
    "SPECIAL_SIDE:ODD": 1.95,
    "SPECIAL_SIDE:EVEN": 1.95,
    "WAVE:RED": 2.75,
    "WAVE:BLUE": 2.92,
    "WAVE:GREEN": 2.92,
    ...Object.fromEntries(
      Array.from({ length: 10 }, (_, tail) => [
        `TAIL:${tail}`,
        tail === 0 ? TAIL_OF_FOUR : TAIL_OF_FIVE,
      ]),
    ),
    "ZODIAC_SPECIAL:4": 11.6,
    "ZODIAC_SPECIAL:5": 9.3,
    "ZODIAC:4": 2,
    "ZODIAC:5": 1.7,
    NUMBER: 7.8,
    TWO_OF_TWO: 74,
    THREE_OF_THREE: 870,
    "TOTAL:BIG": 1.92,
    "TOTAL:SMALL": 1.95,
    NONE5: 2.05,
    NONE6: 2.5,
    NONE7: 3,
    NONE8: 3.6,
    NONE9: 4.35,
    NONE10: 5.3,
    NONE11: 6.5,
    NONE12: 8,
  },
  termsOn: zodiacTermsOn,
  draw: (draw, terms) => outcomeOf(draw.sample(everyBall(BALLS), DRAWN), terms),
  readOutcome,
  board,
  sets: setsOf,
});
