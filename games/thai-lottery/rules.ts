import { lotteryOf, type LotteryRules } from "@perya/lottery-kit";
import { markets } from "./markets.ts";
import { board, drawOutcome, readOutcome, type Outcome } from "./outcome.ts";

/**
 * The lottery of Thailand: a first prize of six digits, two numbers in front, two behind and two
 * digits.
 */
export const thai: LotteryRules<Outcome> = lotteryOf<Outcome>({
  code: "thai",
  version: "1.0.0",
  markets,
  sampleOdds: {
    TOP3: 900,
    "TOD3:DISTINCT": 130,
    "TOD3:PAIR": 260,
    FRONT3: 400,
    BOTTOM3: 400,
    TOP2: 90,
    BOTTOM2: 90,
    RUN_TOP: 3.2,
    RUN_BOTTOM: 4.2,
  },
  draw: drawOutcome,
  readOutcome,
  board,
});
