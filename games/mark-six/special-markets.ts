import {
  allPicks,
  ballMarket,
  chanceOver,
  choiceMarket,
  everyBall,
  kept,
  PUSHED,
  wonIf,
  type MarketRules,
  type Settlement,
} from "@perya/lottery-kit";
import { BALLS, type Outcome } from "./outcome.ts";
import { ODD_ONE_OUT, SIDES, sidesOf } from "./sides.ts";
import { waveOf, WAVES } from "./waves.ts";

const tails = allPicks({ kind: "digits", length: 1 });

/** The settlement of a choice on the special ball. */
type OfSpecial = (choice: string, special: number) => Settlement;

/** Markets on the special ball that are the same every year. */
export const specialMarkets: readonly MarketRules<Outcome>[] = [
  ballMarket({
    code: "SPECIAL",
    group: "special",
    balls: BALLS,
    perLine: 1,
    ...settledBy((pick, special) => wonIf(Number(pick) === special)),
  }),
  choiceMarket({
    code: "SPECIAL_SIDE",
    group: "special",
    options: SIDES,
    ...settledBy((side, special) =>
      special === ODD_ONE_OUT ? PUSHED : wonIf(sidesOf(special).includes(side)),
    ),
  }),
  choiceMarket({
    code: "WAVE",
    group: "special",
    options: WAVES,
    ...settledBy((wave, special) => wonIf(wave === waveOf(special))),
  }),
  choiceMarket({
    code: "TAIL",
    group: "special",
    options: tails,
    ...settledBy((tail, special) => wonIf(Number(tail) === special % 10)),
  }),
];

function settledBy(settle: OfSpecial): Pick<MarketRules<Outcome>, "settle" | "chance"> {
  return {
    settle: (choice, { special }) => settle(choice, special),
    chance: kept((choice: string) =>
      chanceOver(everyBall(BALLS).map((special) => [1, settle(choice, special)] as const)),
    ),
  };
}
