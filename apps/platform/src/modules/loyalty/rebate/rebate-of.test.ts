import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { REBATE_CATEGORIES, rebateRates } from "../declared-categories.ts";
import vectors from "./fixtures/vectors.json" with { type: "json" };
import { higherRates, rebateOf } from "./rebate-of.ts";

/** Amounts of the vectors are hundredths. */
const units = (minor: number) => BigInt(minor) * 1_000n;
const played = new Map(
  Object.entries(vectors.turnover).map(([name, minor]) => [name, units(minor)]),
);
const rates = rebateRates.parse(vectors.rates_ppm);
const bounds = { currency: "PHP", minimum: units(100), cap: units(vectors.capMinor) };

describe("MC-14 a day's rebate", () => {
  test("is the rate of each category, rounded down to the centavo, and their sum", () => {
    const { lines, units: total } = rebateOf(played, rates, bounds);
    expect(lines.map(({ category, units: amount }) => [category, amount])).toEqual(
      vectors.lines.flatMap(([name, minor]) => (minor === 0 ? [] : [[name, units(Number(minor))]])),
    );
    expect(total).toBe(units(vectors.total));
  });

  test("is at most the cap, and nothing below the minimum", () => {
    const of = (cap: number, minimum: number) =>
      rebateOf(played, rates, { ...bounds, cap: units(cap), minimum: units(minimum) }).units;
    expect(of(125_864, 100)).toBe(units(125_864));
    expect(of(200_000, 125_865)).toBe(units(vectors.total));
    expect(of(200_000, 125_866)).toBe(0n);
  });

  test("of turnover that was taken back is nothing, and a VIP level's rate counts where it is higher", () => {
    expect(rebateOf(new Map([["RNG", -units(100_000)]]), rates, bounds).units).toBe(0n);
    const vip = rebateRates.parse({ RNG: 1, LIVE: 9_000 });
    expect(higherRates(rates, vip)).toEqual({ ...rates, LIVE: 9_000 });
    expect(higherRates(rates, undefined)).toBe(rates);
  });
});

test("for any turnover: no line above its rate, the sum of the lines unless the cap bounds it, and whole centavos", () => {
  const amounts = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 15n });
  const perCategory = <Value>(value: fc.Arbitrary<Value>) =>
    fc.record(Object.fromEntries(REBATE_CATEGORIES.map((name) => [name, value])));
  fc.assert(
    fc.property(
      perCategory(amounts),
      perCategory(fc.nat(50_000)),
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      (turnover, ppm, cap) => {
        const given = rebateRates.parse(ppm);
        const rebate = rebateOf(new Map(Object.entries(turnover)), given, {
          ...bounds,
          minimum: 0n,
          cap: cap - (cap % 1_000n),
        });
        for (const line of rebate.lines) {
          expect(line.units * 1_000_000n <= line.turnover * BigInt(line.ppm)).toBe(true);
          expect(line.units % 1_000n).toBe(0n);
        }
        const sum = rebate.lines.reduce((all, line) => all + line.units, 0n);
        expect(rebate.units).toBe(sum < cap - (cap % 1_000n) ? sum : cap - (cap % 1_000n));
      },
    ),
  );
});
