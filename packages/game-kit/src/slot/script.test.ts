import { expect, test } from "vitest";
import { reelStops, scriptOf } from "./script.ts";
import type { Grid, SlotRound, Spin } from "./slot.ts";

const PLAIN: Grid = [["A"], ["A"], ["A"], ["A"], ["A"]];
const spin = (more: Partial<Spin<null>> = {}): Spin<null> => ({
  kind: "BASE",
  stops: [],
  grid: PLAIN,
  wins: [],
  scatters: 0,
  awarded: 0,
  coins: 0,
  ...more,
});
const round = (...spins: Spin<null>[]): SlotRound<null> => ({
  spins,
  coins: spins.reduce((sum, one) => sum + one.coins, 0),
  capped: false,
});
const kinds = (of: SlotRound<null>) => scriptOf(of, "normal").map((beat) => beat.kind);

test("a spin that pays nothing runs in and rests", () => {
  expect(kinds(round(spin()))).toEqual(["land", "rest"]);
});

test("a win is lit after the reels have stopped", () => {
  expect(kinds(round(spin({ coins: 5 })))).toEqual(["land", "wins", "rest"]);
});

test("free spins are announced, each runs in, and their sum is shown at the end", () => {
  const feature = round(
    spin({ awarded: 2, coins: 40 }),
    spin({ kind: "FREE" }),
    spin({ kind: "FREE", coins: 9 }),
  );
  expect(kinds(feature)).toEqual([
    "land",
    "wins",
    "award",
    "land",
    "land",
    "wins",
    "total",
    "rest",
  ]);
});

test("reels stop from left to right, and wait longer once two scatters show", () => {
  const even = reelStops(PLAIN, "normal").map(({ at }) => at);
  expect(even).toEqual(even.toSorted((a, b) => a - b));
  const teasing = reelStops([["SCAT"], ["A"], ["SCAT"], ["A"], ["A"]], "normal");
  expect(teasing.map(({ teased }) => teased)).toEqual([false, false, false, true, true]);
  expect((teasing[4]?.at ?? 0) - (even[4] ?? 0)).toBeGreaterThan(1_000);
});

test("nothing is teased in quick play", () => {
  expect(
    reelStops([["SCAT"], ["SCAT"], ["A"], ["A"], ["A"]], "fast").some(({ teased }) => teased),
  ).toBe(false);
});

test("calm players see a single spin at once, and every free spin as a still", () => {
  expect(scriptOf(round(spin({ coins: 5 })), "calm").reduce((sum, { ms }) => sum + ms, 0)).toBe(0);
  expect(
    scriptOf(round(spin({ awarded: 1 }), spin({ kind: "FREE" })), "calm")
      .filter(({ kind }) => kind === "land")
      .every(({ ms }) => ms > 0),
  ).toBe(true);
});
