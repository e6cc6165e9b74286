import { expect, test } from "vitest";
import { fallsAfter } from "./falls-after.ts";

const columnOf = (falls: readonly number[], column: number) => Array.from({ length: 7 }, (_, row) => falls[row * 7 + column]);

test("the first board comes in from above as a whole", () => {
  expect(new Set(fallsAfter(undefined))).toEqual(new Set([7]));
});

test("a column with nothing cleared stands still, one with gaps closes them from below and is filled from above", () => {
  // Column 2 loses its rows 3 and 5, counted from the top.
  const falls = fallsAfter(new Set([3 * 7 + 2, 5 * 7 + 2]));
  expect(columnOf(falls, 0)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(columnOf(falls, 2)).toEqual([2, 2, 2, 2, 2, 1, 0]);
});
