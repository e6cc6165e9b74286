import { expect, test } from "vitest";
import { windowOf } from "./use-window.ts";

const desktop = { columns: 5, row: 440 };

test("GB-16 of ten thousand games those in sight are on the page with two rows to spare, wherever one is", () => {
  expect(windowOf(desktop, -300, 900, 10_000)).toEqual({ from: 0, to: 40, before: 0, after: 1_992 * 440 });
  const middle = windowOf(desktop, 440 * 1_000 + 10, 900, 10_000);
  expect(middle).toEqual({ from: 4_990, to: 5_030, before: 998 * 440, after: 994 * 440 });
  expect(windowOf(desktop, 440 * 1_998, 900, 10_000)).toMatchObject({ from: 9_960, to: 10_000, after: 0 });
});

test("GB-16 there are never more than sixty cards, on however high a screen", () => {
  for (const columns of [1, 2, 3, 5, 7])
    for (const past of [0, 5_000, 90_000]) {
      const { from, to } = windowOf({ columns, row: 80 }, past, 4_000, 10_000);
      expect(to - from).toBeLessThanOrEqual(60);
    }
});

test("a list that ends within its first rows is all there", () => {
  expect(windowOf(desktop, 0, 900, 7)).toEqual({ from: 0, to: 7, before: 0, after: 0 });
  expect(windowOf(desktop, 0, 900, 0)).toEqual({ from: 0, to: 0, before: 0, after: 0 });
});
