import fc from "fast-check";
import { expect, test } from "vitest";
import vectors from "../fixtures/vectors.json" with { type: "json" };
import { expectedOf } from "./expected-of.ts";

/** Ledger units of a minor unit. */
const CENT = 1_000n;
const FULL = 10_000;

test.each(vectors.bonusEconomics)(
  "PR-09 of $deposit and a bonus of $bonus a player loses $expectedLossDuringWagering at an edge of $houseEdge, and the bonus costs $bonusMinusExpectedLoss",
  (vector) => {
    const { loss, cost } = expectedOf({
      deposit: BigInt(vector.deposit) * CENT,
      bonus: BigInt(vector.bonus) * CENT,
      required: BigInt(vector.required) * CENT,
      weightBps: FULL,
      returnPpm: Math.round((1 - vector.houseEdge) * 1_000_000),
    });
    expect(loss).toBe(BigInt(vector.expectedLossDuringWagering) * CENT);
    expect(cost).toBe(BigInt(vector.bonusMinusExpectedLoss) * CENT);
  },
);

test("baccarat at 15 % has to be staked more than six times as much, and costs the house nothing", () => {
  const { turnover, cost } = expectedOf({
    deposit: 100_000n * CENT,
    bonus: 100_000n * CENT,
    required: 2_400_000n * CENT,
    weightBps: 1_500,
    returnPpm: 988_000,
  });
  expect(turnover).toBe(16_000_000n * CENT);
  expect(cost).toBe(-92_000n * CENT);
});

test("loss and cost come to the bonus, and no player loses more than there is", () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(
    fc.property(
      units,
      units,
      units,
      fc.integer({ min: 1, max: FULL }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (deposit, bonus, required, weightBps, returnPpm) => {
        const { loss, cost } = expectedOf({ deposit, bonus, required, weightBps, returnPpm });
        expect(loss + cost).toBe(bonus);
        expect(loss >= 0n && loss <= deposit + bonus).toBe(true);
      },
    ),
  );
});
