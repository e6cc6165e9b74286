import fc from "fast-check";
import { expect, test } from "vitest";
import {
  HIGHEST_UNITS,
  LOWEST_UNITS,
  nextFigure,
  nextWaitMs,
  startingFigure,
} from "./next-figure.ts";

const WHOLE = 100_000n;
const draws = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const figures = fc
  .bigInt({ min: LOWEST_UNITS / 1_000n, max: HIGHEST_UNITS / 1_000n })
  .map((hundredths) => hundredths * 1_000n);

test("GB-13 the ticker climbs by 100 to 500, to two decimals, and at the top begins again at ten million", () => {
  fc.assert(
    fc.property(figures, draws, (units, drawn) => {
      const next = nextFigure(units, () => drawn);
      expect(next % 1_000n).toBe(0n);
      expect(next >= 10_000_000n * WHOLE && next <= 99_999_999n * WHOLE).toBe(true);
      if (next === LOWEST_UNITS) expect(units + 500n * WHOLE).toBeGreaterThan(HIGHEST_UNITS);
      else expect(next - units >= 100n * WHOLE && next - units <= 500n * WHOLE).toBe(true);
    }),
  );
  expect(nextFigure(LOWEST_UNITS, () => 0) - LOWEST_UNITS).toBe(100n * WHOLE);
  expect(nextFigure(LOWEST_UNITS, () => 1 - Number.EPSILON) - LOWEST_UNITS).toBe(500n * WHOLE);
  expect(nextFigure(HIGHEST_UNITS, () => 0)).toBe(LOWEST_UNITS);
});

test("GB-13 it climbs every three, four or five seconds", () => {
  const waits = new Set(Array.from({ length: 300 }, (_, at) => nextWaitMs(() => at / 300)));
  expect([...waits]).toEqual([3_000, 4_000, 5_000]);
});

test("GB-13 it begins within its range, whenever a page is opened", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (atMs) => {
      const units = startingFigure(atMs);
      expect(units >= LOWEST_UNITS && units <= HIGHEST_UNITS).toBe(true);
    }),
  );
});
