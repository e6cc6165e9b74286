import { drawnMarket, kept, type MarketRules } from "@perya/lottery-kit";
import { BALLS, DRAWN, type Outcome } from "./outcome.ts";

/** What picks of each size pay: the number of hits and the sample odds. */
const PAY: Readonly<Record<number, readonly (readonly [hits: number, odds: number])[]>> = {
  1: [[1, 3.75]],
  2: [
    [2, 9],
    [1, 1],
  ],
  3: [
    [3, 42],
    [2, 2.5],
  ],
  4: [
    [4, 120],
    [3, 8],
    [2, 1],
  ],
  5: [
    [5, 600],
    [4, 25],
    [3, 2.8],
  ],
  6: [
    [6, 2_000],
    [5, 80],
    [4, 9],
    [3, 1.2],
  ],
  7: [
    [7, 8_000],
    [6, 300],
    [5, 25],
    [4, 5.5],
  ],
  8: [
    [8, 25_000],
    [7, 1_200],
    [6, 100],
    [5, 12],
    [4, 2],
  ],
  9: [
    [9, 60_000],
    [8, 4_000],
    [7, 350],
    [6, 40],
    [5, 6],
    [4, 1],
  ],
  10: [
    [10, 100_000],
    [9, 12_000],
    [8, 1_000],
    [7, 120],
    [6, 20],
    [5, 4],
    [0, 1.5],
  ],
};

/** Picks of 1 … 10 balls, paid by the number of hits. */
export const pickMarkets: readonly MarketRules<Outcome>[] = Object.entries(PAY).map(
  ([picks, pay]) =>
    market(
      Number(picks),
      pay.map(([hits]) => hits),
    ),
);

/** Sample odds by price: "PICK5:4" is four hits of five. */
export const pickOdds: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(PAY).flatMap(([picks, pay]) =>
    pay.map(([hits, odds]) => [`PICK${picks}:${hits}`, odds]),
  ),
);

function market(picks: number, paid: readonly number[]): MarketRules<Outcome> {
  const code = `PICK${picks}`;
  const prices = paid.map((hits) => `${code}:${hits}`);
  return drawnMarket<Outcome>({
    code,
    group: "pick",
    balls: BALLS,
    perLine: picks,
    drawn: DRAWN,
    drawnOf: ({ balls }) => balls,
    pricesOf: () => prices,
    settleHits: kept((hits: number) => ({
      hits: paid.map((paidHits) => (paidHits === hits ? 1 : 0)),
      push: false,
    })),
  });
}
