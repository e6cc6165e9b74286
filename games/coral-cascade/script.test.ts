import { expect, test } from "vitest";
import type { Round, Step } from "./rules.ts";
import { scriptOf } from "./script.ts";

const step = (pays: boolean): Step => ({
  grid: [],
  clusters: pays ? [{ symbol: "FOAM", cells: [0, 1, 2, 3, 4], size: 5, pay: 25 }] : [],
  multiplier: 1,
  hundredths: pays ? 25 : 0,
});
const round = (...steps: Step[]): Round => ({ steps, hundredths: 0, capped: false });
const kinds = (of: Round) => scriptOf(of, "normal").map(({ kind }) => kind);

test("a board that pays nothing falls in and rests", () => {
  expect(kinds(round(step(false)))).toEqual(["fall", "rest"]);
});

test("groups are lit, burst, and what is above falls", () => {
  expect(kinds(round(step(true), step(false)))).toEqual(["fall", "lit", "burst", "fall", "rest"]);
});

test("groups that reach the highest win stay standing", () => {
  expect(kinds(round(step(true)))).toEqual(["fall", "lit", "rest"]);
});

test("calm players wait for nothing when nothing pays", () => {
  expect(scriptOf(round(step(false)), "calm").every(({ ms }) => ms === 0)).toBe(true);
});
