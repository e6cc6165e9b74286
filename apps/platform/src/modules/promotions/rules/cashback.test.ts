import fc from "fast-check";
import { expect, test } from "vitest";
import { cashbackOf } from "./cashback.ts";

/** Ledger units of a peso. */
const PESO = 100_000n;
const terms = (minLoss: bigint, percentBps: number, cap: bigint) => ({
  minLoss: (minLoss * PESO).toString(),
  percentBps,
  cap: (cap * PESO).toString(),
});

test("PR-01 ten percent of a loss of 1,234.50 is 123.45, at most the cap, and nothing of a small loss or a win", () => {
  const rule = terms(100n, 1_000, 500n);
  expect(cashbackOf((123_450n * PESO) / 100n, rule)).toBe((12_345n * PESO) / 100n);
  expect(cashbackOf(8_000n * PESO, rule)).toBe(500n * PESO);
  expect(cashbackOf(100n * PESO, rule)).toBe(10n * PESO);
  expect(cashbackOf(100n * PESO - 1n, rule)).toBe(0n);
  expect(cashbackOf(-8_000n * PESO, rule)).toBe(0n);
});

test("of any loss no more comes back than its share, its cap and itself, and never less of a larger one", () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 6n });
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }),
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.integer({ min: 1, max: 10_000 }),
      amount,
      amount,
      (loss, more, percent, least, cap) => {
        const rule = terms(least, percent, cap);
        const back = cashbackOf(loss, rule);
        expect(back >= 0n && back <= cap * PESO).toBe(true);
        if (back > 0n) expect(back * 10_000n <= loss * BigInt(percent)).toBe(true);
        expect(cashbackOf(loss + more, rule) >= back).toBe(true);
      },
    ),
  );
});
