import { everyBall, lotteryOf, type LotteryRules } from "@perya/lottery-kit";
import { countMarkets } from "./count-markets.ts";
import { BALLS, board, DRAWN, readOutcome, type Outcome } from "./outcome.ts";
import { pickMarkets, pickOdds } from "./pick-markets.ts";
import { sumMarkets } from "./sum-markets.ts";

export type { Outcome } from "./outcome.ts";

/** Keno: twenty balls of eighty, bets on their sum, on their halves and on single balls. */
export const keno: LotteryRules<Outcome> = lotteryOf<Outcome>({
  code: "keno",
  version: "1.0.0",
  markets: [...sumMarkets, ...countMarkets, ...pickMarkets],
  sampleOdds: {
    "SIZE:BIG": 1.95,
    "SIZE:SMALL": 1.95,
    "SUM:810": 200,
    "PARITY:ODD": 1.95,
    "PARITY:EVEN": 1.95,
    "SIZE_PARITY:BIG_ODD": 3.7,
    "SIZE_PARITY:BIG_EVEN": 3.7,
    "SIZE_PARITY:SMALL_ODD": 3.7,
    "SIZE_PARITY:SMALL_EVEN": 3.7,
    "DRAGON_TIGER:DRAGON": 2.1,
    "DRAGON_TIGER:TIGER": 2.1,
    "DRAGON_TIGER:TIE": 9.3,
    "ELEMENT:GOLD": 9.2,
    "ELEMENT:WOOD": 4.6,
    "ELEMENT:WATER": 2.4,
    "ELEMENT:FIRE": 4.6,
    "ELEMENT:EARTH": 9.2,
    "UP_DOWN:UP": 2.3,
    "UP_DOWN:DOWN": 2.3,
    "UP_DOWN:TIE": 4.5,
    "ODDS_EVENS:ODDS": 2.3,
    "ODDS_EVENS:EVENS": 2.3,
    "ODDS_EVENS:TIE": 4.5,
    ...pickOdds,
  },
  draw: (draw) => ({ balls: draw.sample(everyBall(BALLS), DRAWN) }),
  readOutcome,
  board,
});
