import { fraction, payoutMinor, plus, returnOf, times } from "@perya/lottery-kit";
import { lineOf, toNumber } from "@perya/lottery-kit/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import published from "./fixtures/crowd.json" with { type: "json" };
import settlement from "./fixtures/settlement.json" with { type: "json" };
import { vnNorth } from "./rules.ts";

/**
 * The crowd of the published book: everyone bets on 68. The rest of that book was not published, so
 * its simulated figures can't be reproduced.
 */
const CROWD = [
  { market: "BAO2", selection: "68", unit: 8_000n },
  { market: "DB2", selection: "68", unit: 60_000n },
];

test("a crowd on one number costs what was published when the special prize ends in it, and more when it comes again", () => {
  const once = { ...settlement.draws.MB, DB: ["49868"] };
  const twice = { ...once, G7: ["84", "68", "42", "81"] };
  expect(paid(once, "DB2")).toBe(BigInt(published.worstSingleNumberDB2));
  expect(paid(twice, "DB2") + paid(twice, "BAO2")).toBe(
    BigInt(published["liab68_ifDB=68 and 2 hits"]),
  );
});

test("the house keeps one unit in twenty of whatever is bet on two digits, however it lies: the margin protects nobody from a crowd", () => {
  expect(published.stake * 0.05).toBe(published.expectedNet);
  const number = fc.nat(99).map((pick) => String(pick).padStart(2, "0"));
  const bet = fc.record({
    market: fc.constantFrom("BAO2", "DB2", "HEAD2", "G1_2"),
    selection: number,
    unit: fc.integer({ min: 1, max: 100_000 }),
  });
  fc.assert(
    fc.property(fc.array(bet, { minLength: 1, maxLength: 30 }), (book) => {
      const bets = book.map(({ unit, ...line }) => ({
        stake: fraction(unit * costOf(line.market)),
        back: returnOf(vnNorth.probability(line, {}), costOf(line.market), [950_000]),
      }));
      const staked = bets.map(({ stake }) => stake).reduce(plus);
      expect(bets.map(({ stake, back }) => times(stake, back)).reduce(plus)).toEqual(
        times(staked, fraction(95, 100)),
      );
    }),
  );
});

test("five hits of one number come in fewer than 7 of a million draws, so that four are what a number is assumed to cost", () => {
  const { hits, win } = vnNorth.probability({ market: "BAO2", selection: "68" }, {});
  const atMostFour = [0, 1, 2, 3, 4].map(exactly).reduce(plus);
  expect(toNumber(plus(fraction(1), times(fraction(-1), atMostFour)))).toBeCloseTo(6.7e-6, 7);
  expect(plus(win, exactly(0))).toEqual(fraction(1));
  expect(hits).toEqual([fraction(27, 100)]);
});

function paid(numbers: Parameters<typeof vnNorth.board>[0], only: string): bigint {
  return CROWD.filter(({ market }) => market === only).reduce(
    (sum, { unit, ...line }) =>
      sum + payoutMinor(unit, costOf(line.market), [950_000], vnNorth.settle(line, numbers)),
    0n,
  );
}

function costOf(market: string): number {
  return lineOf(vnNorth, market, "68").count;
}

/** The chance of exactly this many hits among 27 lots. */
function exactly(hits: number) {
  let ways = 1n;
  for (let at = 0; at < hits; at++) ways = (ways * BigInt(27 - at)) / BigInt(at + 1);
  return fraction(ways * 99n ** BigInt(27 - hits), 100n ** 27n);
}
