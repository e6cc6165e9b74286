import { expect, test } from "vitest";
import { passedOf } from "./passed-of.ts";

const at = (minutes: number) => Date.UTC(2026, 0, 1, 12, minutes);
const game = {
  isSale: true,
  fewinTime: at(5),
  previousWinningTime: new Date(at(0)).toISOString(),
};

test("the bar of a draw is empty after the last draw, full at the next one, and never beyond", () => {
  expect(passedOf(game, at(0))).toBe(0);
  expect(passedOf(game, at(1))).toBeCloseTo(0.2);
  expect(passedOf(game, at(5))).toBe(1);
  expect(passedOf(game, at(9))).toBe(1);
  expect(passedOf(game, at(-1))).toBe(0);
});

test("there is no bar without a sale, before the first draw, or where the times say nothing", () => {
  expect(passedOf({ ...game, isSale: false }, at(1))).toBeUndefined();
  expect(passedOf({ ...game, previousWinningTime: null }, at(1))).toBeUndefined();
  expect(passedOf({ ...game, fewinTime: at(0) }, at(1))).toBeUndefined();
});
