import { expect, test } from "vitest";
import { mixed, MOST_TILES } from "./mixed.ts";

test("a lottery follows every three games, the others come last, and no more than the most are shown", () => {
  expect(mixed(["a", "b", "c", "d"], [1, 2, 3])).toEqual(["a", "b", "c", 1, "d", 2, 3]);
  expect(mixed([], [1])).toEqual([1]);
  expect(mixed(["a"], [])).toEqual(["a"]);
  const many = Array.from({ length: 50 }, (_, at) => `game ${at}`);
  expect(mixed(many, [1, 2])).toHaveLength(MOST_TILES);
});
