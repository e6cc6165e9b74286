import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choose, combinations, fraction, payoutMinor, plus, returnOf, times } from "./index.ts";

describe("what every lottery reckons with", () => {
  test("a number of the north that comes twice pays twice, and half a minor unit is not paid", () => {
    expect(payoutMinor(1000n, 27, [950_000], { hits: [2], push: false })).toBe(190_000n);
    expect(payoutMinor(3n, 1, [95_000], { hits: [1], push: false })).toBe(28n);
  });

  test("a pushed line gets what it cost", () => {
    expect(payoutMinor(70n, 4, [19_500], { hits: [0], push: true })).toBe(280n);
  });

  test("the return of 27 lots at 95 is 95 of 100, and a push comes back whole", () => {
    expect(returnOf({ hits: [fraction(27, 100)], win: fraction(1, 5), push: fraction(0) }, 27, [950_000])).toEqual(fraction(95, 100));
    expect(returnOf({ hits: [fraction(24, 49)], win: fraction(24, 49), push: fraction(1, 49) }, 1, [19_500])).toEqual(fraction(24 * 195 + 100, 4900));
  });

  test("there are as many combinations as there are ways to choose, and none twice", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }), (n, k) => {
        const all = [...combinations([...Array(n).keys()], k)].map(String);
        expect(BigInt(all.length)).toBe(choose(n, k));
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  test("fractions are exact and in lowest terms", () => {
    expect(plus(fraction(1, 6), fraction(1, 3))).toEqual({ n: 1n, d: 2n });
    expect(times(fraction(-2, 3), fraction(3, -4))).toEqual({ n: 1n, d: 2n });
    expect(() => fraction(1, 0)).toThrow(RangeError);
  });
});
