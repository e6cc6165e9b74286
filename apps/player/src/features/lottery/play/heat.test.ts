import { expect, test } from "vitest";
import { heatOf, warmthOf } from "./heat.ts";

const picks = (times: readonly number[]) =>
  times.map((count, at) => ({
    pick: String(at).padStart(2, "0"),
    times: count,
    gapDraws: 20 - count,
  }));
const heat = (times: readonly number[]) =>
  heatOf({ origin: "HOUSE", draws: 20, picks: picks(times) });

test("LB-12 the picks that came most often are hot and those that stayed away longest are cold, one in six of them", () => {
  const twelve = heat([1, 1, 9, 1, 1, 1, 8, 1, 1, 1, 0, 1]);
  expect(twelve.hot.map(({ pick }) => pick)).toEqual(["02", "06"]);
  expect(twelve.cold.map(({ pick }) => pick)).toEqual(["10"]);
  expect(["02", "10", "05"].map((pick) => warmthOf(twelve, pick))).toEqual([
    "hot",
    "cold",
    undefined,
  ]);
});

test("LB-12 of equals none is hot or cold, and two sides are only counted", () => {
  expect(heat([3, 3, 3, 3, 3, 3]).hot).toEqual([]);
  expect(heat([3, 3, 3, 3, 3, 3]).cold).toEqual([]);
  // Three of twelve came twice, and only two would be named.
  expect(heat([2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]).hot).toEqual([]);
  const sides = heat([12, 8]);
  expect([sides.hot, sides.cold, sides.byPick.get("01")?.times]).toEqual([[], [], 8]);
  expect(heatOf({ origin: "HOUSE", draws: 3, picks: null }).byPick.size).toBe(0);
});
