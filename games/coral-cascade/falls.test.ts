import { expect, test } from "vitest";
import { fallsAfter } from "./falls.ts";

const column = (falls: readonly number[], at: number) => falls.filter((_, cell) => cell % 7 === at);

test("what stood above a gap falls into it, what stood below stays, what is new falls by the size of the gap", () => {
  const falls = fallsAfter(new Set([2 * 7, 3 * 7]));
  expect(column(falls, 0)).toEqual([2, 2, 2, 2, 0, 0, 0]);
  expect(column(falls, 1)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test("two gaps in a column add up for what stood above both", () => {
  expect(column(fallsAfter(new Set([1 * 7 + 3, 5 * 7 + 3])), 3)).toEqual([2, 2, 2, 1, 1, 1, 0]);
});

test("an emptied column is all new", () => {
  expect(column(fallsAfter(new Set([0, 7, 14, 21, 28, 35, 42])), 0)).toEqual([7, 7, 7, 7, 7, 7, 7]);
});
