import { ballAt, ballMarket, chanceOver, choose, lazily, LOST, type MarketRules, type Settlement } from "@perya/lottery-kit";
import { BALLS, DRAWN, factsOf, type Outcome } from "./outcome.ts";

/** What picks of so many balls pay, by how many of them are drawn: the number of hits and the sample odds. */
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

const BALL_DIGITS = 2;

/** Picks of 1 … 10 balls, paid by how many of them are drawn. */
export const pickMarkets: readonly MarketRules<Outcome>[] = Object.entries(PAY).map(([picks, pay]) =>
  market(
    Number(picks),
    pay.map(([hits]) => hits),
  ),
);

/** Sample odds by price: "PICK5:4" is four hits of five. */
export const pickOdds: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(PAY).flatMap(([picks, pay]) => pay.map(([hits, odds]) => [`PICK${picks}:${hits}`, odds])),
);

function market(picks: number, paid: readonly number[]): MarketRules<Outcome> {
  const code = `PICK${picks}`;
  const prices = paid.map((hits) => `${code}:${hits}`);
  const settlements = Array.from({ length: picks + 1 }, (_, hits) => settlementOf(paid, hits));
  return ballMarket({
    code,
    group: "pick",
    balls: BALLS,
    perLine: picks,
    pricesOf: () => prices,
    settle: (selection, outcome) => settlements[hitsOf(selection, picks, factsOf(outcome).drawn)] ?? LOST,
    chance: lazily(() => chanceOver(settlements.map((settlement, hits) => [waysToHit(picks, hits), settlement] as const))),
  });
}

function settlementOf(paid: readonly number[], hits: number): Settlement {
  return { hits: paid.map((paidHits) => (paidHits === hits ? 1 : 0)), push: false };
}

function hitsOf(selection: string, picks: number, drawn: readonly boolean[]): number {
  let hits = 0;
  for (let at = 0; at < picks; at++) if (drawn[ballAt(selection, BALL_DIGITS, at)]) hits++;
  return hits;
}

/** In how many draws just so many of the picked balls are among the twenty. */
function waysToHit(picks: number, hits: number): bigint {
  return choose(picks, hits) * choose(BALLS - picks, DRAWN - hits);
}
