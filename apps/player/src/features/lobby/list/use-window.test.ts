import { expect, test } from "vitest";
import { rowsOf, windowOf } from "./use-window.ts";

const desktop = { columns: 5, row: 440, screen: 900 };
const windowAt = (past: number, count: number) =>
  windowOf(desktop, rowsOf(desktop, past, count), count);

test("GB-16 of ten thousand games those in sight are on the page with two rows to spare, wherever one is", () => {
  expect(windowAt(-300, 10_000)).toMatchObject({ from: 0, to: 20, before: 0, after: 1_996 * 440 });
  expect(windowAt(440 * 1_000 + 10, 10_000)).toMatchObject({
    from: 4_990,
    to: 5_025,
    before: 998 * 440,
    after: 995 * 440,
  });
  expect(windowAt(440 * 1_998, 10_000)).toMatchObject({ from: 9_980, to: 10_000, after: 0 });
});

test("GB-16 after a jump only what is in sight has to be there at once", () => {
  expect(rowsOf(desktop, 440 * 1_000 + 10, 10_000, 0)).toEqual({ first: 1_000, last: 1_003 });
  expect(rowsOf(desktop, -300, 10_000, 0)).toEqual({ first: 0, last: 2 });
});

test("GB-16 there are never more than sixty tiles, on however high a screen", () => {
  for (const columns of [1, 2, 3, 5, 7])
    for (const past of [0, 5_000, 90_000]) {
      const grid = { columns, row: 80, screen: 4_000 };
      const { from, to, elements } = windowOf(grid, rowsOf(grid, past, 10_000), 10_000);
      expect(to - from).toBeGreaterThan(0);
      expect(to - from).toBeLessThanOrEqual(Math.min(60, elements));
    }
});

test("a list below the screen, one that was scrolled past, and one that became shorter show a row of theirs", () => {
  expect(rowsOf(desktop, -5_000, 100, 0)).toEqual({ first: 0, last: 1 });
  expect(rowsOf(desktop, 90_000, 100, 0)).toEqual({ first: 19, last: 20 });
  expect(windowOf(desktop, { first: 40, last: 45 }, 12)).toMatchObject({
    from: 10,
    to: 12,
    before: 2 * 440,
    after: 0,
  });
});

test("elements that take turns are enough for any window of a screen, also for rows of a larger one", () => {
  for (let past = -900; past < 5_000; past += 70) {
    const { from, to, elements } = windowAt(past, 10_000);
    expect(elements).toBe(40);
    expect(to - from).toBeLessThanOrEqual(elements);
  }
  expect(windowOf(desktop, { first: 3, last: 15 }, 10_000).elements).toBe(60);
});

test("a list that ends within its first rows is all there", () => {
  expect(windowAt(0, 7)).toMatchObject({ from: 0, to: 7, before: 0, after: 0 });
  expect(windowAt(0, 0)).toMatchObject({ from: 0, to: 0, before: 0, after: 0 });
});
