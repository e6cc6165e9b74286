import { expect, test } from "vitest";
import { tierOf } from "./tiers.ts";

test.each([
  [999n, undefined],
  [1_000n, "Big win"],
  [2_499n, "Big win"],
  [2_500n, "Great win"],
  [5_000n, "Grand win"],
  [10_000n, "Fiesta!"],
])("a win of %d on a stake of 100 is celebrated as %s", (won, title) => {
  expect(tierOf(won, 100n)?.title).toBe(title);
});

test("what pays the stake back, or less, is never celebrated", () => {
  expect(tierOf(100n, 100n)).toBeUndefined();
  expect(tierOf(60n, 100n)).toBeUndefined();
});
