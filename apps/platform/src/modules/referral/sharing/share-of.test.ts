import fc from "fast-check";
import { expect, test } from "vitest";
import { shareOf } from "./share-of.ts";

const PESO = 100_000n;
const TERMS = { ppm: 1_000, currency: "PHP" };
const played = (rng: bigint, live = 0n) =>
  new Map([
    ["RNG", rng],
    ["LIVE", live],
  ]);

test("0.1 % of 5,000.00 is 5.00, and parts of a centavo are not paid", () => {
  expect(shareOf(played(5_000n * PESO), undefined, TERMS).units).toBe(5n * PESO);
  expect(shareOf(played(5_009n * PESO), undefined, TERMS).units).toBe(5n * PESO);
  expect(shareOf(played(9n * PESO), undefined, TERMS).units).toBe(0n);
});

test("what was played for a bonus brings nothing, in each category by itself", () => {
  const share = shareOf(
    played(2_000n * PESO, 1_000n * PESO),
    played(500n * PESO, 3_000n * PESO),
    TERMS,
  );
  expect(share).toEqual({ turnover: 1_500n * PESO, units: (3n * PESO) / 2n });
});

test("a share is never more than its rate, nor below nothing", () => {
  const units = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
  fc.assert(
    fc.property(
      units,
      units,
      units,
      fc.integer({ min: 0, max: 10_000 }),
      (rng, live, bound, ppm) => {
        const share = shareOf(played(rng, live), played(bound), { ppm, currency: "PHP" });
        expect(share.units >= 0n).toBe(true);
        expect(share.units * 1_000_000n <= share.turnover * BigInt(ppm)).toBe(true);
      },
    ),
  );
});
