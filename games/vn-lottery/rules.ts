import { lotteryOf, type LotteryRules, type MarketRules } from "@perya/lottery-kit";
import { drawNumbers, NORTH, readNumbers, SOUTH, type Numbers, type Prize } from "./layout.ts";
import { firstPrizeMarket, marketsOf } from "./markets.ts";
import { northOdds, southOdds } from "./odds.ts";

/** The north of Vietnam: 27 lots. */
export const vnNorth = vietnam("vn-north", NORTH, northOdds, [
  ...marketsOf(NORTH),
  firstPrizeMarket(NORTH),
]);

/** The south and the centre of Vietnam: 18 lots. */
export const vnSouth = vietnam("vn-south", SOUTH, southOdds, marketsOf(SOUTH));

function vietnam(
  code: string,
  prizes: readonly Prize[],
  sampleOdds: Readonly<Record<string, number>>,
  markets: readonly MarketRules<Numbers>[],
): LotteryRules<Numbers> {
  const shown = prizes.map(({ prize }) => prize).toSorted();
  return lotteryOf<Numbers>({
    code,
    version: "1.0.0",
    markets,
    sampleOdds,
    draw: (draw) => drawNumbers(prizes, draw),
    readOutcome: (input) => readNumbers(prizes, input),
    board: (numbers) => shown.map((prize) => ({ prize, numbers: numbers[prize] ?? [] })),
    revealOrder: prizes.map(({ prize }) => prize),
  });
}
