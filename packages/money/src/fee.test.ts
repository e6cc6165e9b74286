import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { feeOf } from "./fee.ts";

describe("the fee of a payment", () => {
  test.each([
    // Pesos, bps, flat pesos, fee: 1.5 % of 1,000.37 is 15.00555, of which the centavos count.
    [100_037_000n, 150, 0n, 1_500_000n],
    [100_000_000n, 150, 1_000_000n, 2_500_000n],
    [100_000_000n, 0, 1_000_000n, 1_000_000n],
    [100_000_000n, 0, 0n, 0n],
    [500_000n, 0, 1_000_000n, 500_000n],
    [0n, 150, 1_000_000n, 0n],
  ])("of %s units at %s bps and %s flat is %s", (units, bps, flatUnits, fee) => {
    expect(feeOf({ units, currency: "PHP" }, { bps, flatUnits }).units).toBe(fee);
  });

  test("of a currency without minor units is whole", () => {
    const fee = feeOf({ units: 12_345_600_000n, currency: "VND" }, { bps: 123, flatUnits: 0n });
    expect(fee.units % 100_000n).toBe(0n);
  });

  test("is never below nothing, never above the payment, and never falls as the payment grows", () => {
    const units = fc.bigInt({ min: 0n, max: 10n ** 14n });
    fc.assert(
      fc.property(units, units, fc.integer({ min: 0, max: 10_000 }), units, (a, b, bps, flat) => {
        const of = (paid: bigint) =>
          feeOf({ units: paid, currency: "PHP" }, { bps, flatUnits: flat }).units;
        expect(of(a) >= 0n && of(a) <= a).toBe(true);
        expect(a <= b ? of(a) <= of(b) : of(b) <= of(a)).toBe(true);
      }),
    );
  });
});
