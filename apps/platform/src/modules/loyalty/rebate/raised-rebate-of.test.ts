import fc from "fast-check";
import { expect, test } from "vitest";
import { REBATE_CATEGORIES, rebateRates } from "../declared-categories.ts";
import vectors from "./fixtures/vectors.json" with { type: "json" };
import { raisedRebateOf, rebateOf } from "./rebate-of.ts";

/** Amounts of the vectors are hundredths. */
const units = (minor: number) => BigInt(minor) * 1_000n;
const played = new Map(
  Object.entries(vectors.turnover).map(([name, minor]) => [name, units(minor)]),
);
const rates = rebateRates.parse(vectors.rates_ppm);
const bounds = { currency: "PHP", minimum: 0n, cap: null };
const cap = units(100_000);

test("MC-14 slots at 0.8 % and 0.2 % more give a quarter more of slots, at most the cap, and nothing more of the rest", () => {
  const plain = rebateOf(played, rates, bounds);
  const raised = raisedRebateOf(played, rates, bounds, { categories: ["RNG"], ppm: 2_000, cap });
  // 1.0 % of 123,456.78 is 1,234.56, and 0.8 % is 987.65.
  expect(raised.extra).toBe(units(123_456 - 98_765));
  expect(raised.units).toBe(plain.units + raised.extra);
  expect(raised.lines.map(({ category, ppm }) => [category, ppm])).toContainEqual(["RNG", 10_000]);
  const little = { categories: [], ppm: 2_000, cap: units(5_000) };
  expect(raisedRebateOf(played, rates, bounds, little).extra).toBe(units(5_000));
});

test("for any turnover what is added is at most its cap and its rate, and the brand's cap of a day and five percent stay", () => {
  const turnover = fc.record(
    Object.fromEntries(
      REBATE_CATEGORIES.map((name) => [name, fc.bigInt({ min: -(10n ** 12n), max: 10n ** 13n })]),
    ),
  );
  const whole = fc.bigInt({ min: 0n, max: 10n ** 7n }).map((minor) => minor * 1_000n);
  fc.assert(
    fc.property(
      turnover,
      fc.nat(50_000),
      fc.subarray([...REBATE_CATEGORIES]),
      whole,
      whole,
      (of, ppm, categories, most, day) => {
        const turned = new Map(Object.entries(of));
        const bound = { currency: "PHP", minimum: units(100), cap: day };
        const plain = rebateOf(turned, rates, bound);
        const raised = raisedRebateOf(turned, rates, bound, { categories, ppm, cap: most });
        expect(raised.extra).toBe(raised.units - plain.units);
        expect(raised.extra >= 0n && raised.units <= day).toBe(true);
        // Below the smallest rebate nothing was given before.
        expect(raised.extra <= most + units(100)).toBe(true);
        for (const line of raised.lines) expect(line.ppm).toBeLessThanOrEqual(50_000);
      },
    ),
  );
});
