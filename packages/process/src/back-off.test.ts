import { expect, test } from "vitest";
import { backOffMs } from "./back-off.ts";

test("waits double up to the longest one", () => {
  const waits = [1, 2, 3, 4, 90].map((tries) =>
    backOffMs(tries, { firstMs: 100, longestMs: 500, jitter: 0 }),
  );
  expect(waits).toEqual([100, 200, 400, 500, 500]);
});

test("a crowd that failed together spreads over a fifth of the wait", () => {
  const waits = Array.from({ length: 500 }, () =>
    backOffMs(1, { firstMs: 1_000, longestMs: 60_000 }),
  );
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(1_200);
  expect(new Set(waits).size).toBeGreaterThan(50);
});
