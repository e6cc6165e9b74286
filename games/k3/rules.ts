import { lotteryOf, type LotteryRules } from "@perya/lottery-kit";
import { marketsOf } from "./markets.ts";
import { board, DICE, FACES, readOutcome, type Outcome } from "./outcome.ts";

export type { Outcome } from "./outcome.ts";

const SUM_ODDS = [200, 66, 33, 20, 13.5, 9.6, 8.1, 7.5];
const FIRST_SUM = 3;
const LAST_SUM = 18;

/** Three dice; triples count as big or small like any throw. */
export const k3: LotteryRules<Outcome> = diceLottery("k3", { triplesLose: false });

/** Three dice; a triple loses on big and on small. */
export const k3TriplesLose: LotteryRules<Outcome> = diceLottery("k3-triples-lose", {
  triplesLose: true,
});

function diceLottery(
  code: string,
  flags: { readonly triplesLose: boolean },
): LotteryRules<Outcome> {
  return lotteryOf<Outcome>({
    code,
    version: "1.0.0",
    markets: marketsOf(flags),
    sampleOdds: {
      "SIZE:BIG": 1.95,
      "SIZE:SMALL": 1.95,
      "PARITY:ODD": 1.95,
      "PARITY:EVEN": 1.95,
      ...Object.fromEntries(
        SUM_ODDS.flatMap((odds, at) =>
          [FIRST_SUM + at, LAST_SUM - at].map((sum) => [`SUM:${sum}`, odds]),
        ),
      ),
      TRIPLE_ANY: 33,
      TRIPLE: 200,
      PAIR: 13.5,
      PAIR_SINGLE: 66,
      TWO_DIFFERENT: 6.75,
      THREE_DIFFERENT: 33,
      SEQUENCE: 8.4,
    },
    draw: (draw) => ({ dice: Array.from({ length: DICE }, () => draw.int(FACES) + 1) }),
    readOutcome,
    board,
  });
}
