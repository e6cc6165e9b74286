import fc from "fast-check";
import { expect, test } from "vitest";
import { prizesOf } from "./prizes-of.ts";

const CENT = 1_000n;
const sum = (units: readonly bigint[]) => units.reduce((all, one) => all + one, 0n);
const plan = (prizes: readonly bigint[], shares: readonly number[]) => ({
  prizes,
  shares,
  currency: "PHP",
});

test("PR-05 a pool of 1,000.01 in parts of half, three tenths and a fifth goes out to the cent, the first place has the rest", () => {
  const of = plan([], [5_000, 3_000, 2_000]);
  expect(prizesOf(of, 100_001n * CENT, 3)).toEqual([
    50_001n * CENT,
    30_000n * CENT,
    20_000n * CENT,
  ]);
  expect(prizesOf(of, 100_000n * CENT, 2)).toEqual([62_500n * CENT, 37_500n * CENT]);
  expect(prizesOf(of, 100_000n * CENT, 1)).toEqual([100_000n * CENT]);
});

test("prizes come to the house's money for the taken places and all of the pool, and no place gets more than the one before", () => {
  const falling = fc
    .array(fc.bigInt(1n, 10n ** 9n), { maxLength: 20 })
    .map((all) => all.toSorted((a, b) => Number(b - a)));
  fc.assert(
    fc.property(
      falling,
      fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 20 }),
      fc.bigInt(0n, 10n ** 12n),
      fc.integer({ min: 1, max: 30 }),
      (cents, shares, pool, taken) => {
        const prizes = cents.map((one) => one * CENT);
        const parts = shares.toSorted((a, b) => b - a);
        const units = prizesOf(plan(prizes, parts), pool * CENT, taken);
        expect(sum(units)).toBe(sum(prizes.slice(0, taken)) + pool * CENT);
        expect(units.length).toBeLessThanOrEqual(taken);
        expect(units.every((one, at) => one <= (units[at - 1] ?? one))).toBe(true);
        expect(units.every((one) => one % CENT === 0n)).toBe(true);
      },
    ),
  );
});
