import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../fixtures/vectors.json" with { type: "json" };
import { keptLevel, levelAfterChargeBack, raisedLevel, type Progress } from "./decide-level.ts";
import type { LevelTerms } from "./ladder.ts";

/** Amounts of the vectors are hundredths. */
const units = (minor: number) => BigInt(minor) * 1_000n;
const LADDER: readonly LevelTerms[] = vectors.table
  .slice(1)
  .map(([, deposits = 0, turnover = 0, keep = 0]) => ({
    deposits: units(deposits),
    turnover: units(turnover),
    keepTurnover: units(keep),
  }));

const newcomer: Progress = {
  level: 0,
  highest: 0,
  floor: 0,
  deposits: 0n,
  turnover: 0n,
  monthTurnover: 0n,
};

describe("PR-03 a level is reached", () => {
  test.each(vectors.up)("$dep paid in and $turnover played: level $level", (vector) => {
    const progress = {
      ...newcomer,
      deposits: units(vector.dep),
      turnover: units(vector.turnover),
    };
    expect(raisedLevel(LADDER, progress)).toBe(vector.level);
  });

  test("again after it was lost, by the turnover of a month that keeps it", () => {
    const [deposits, turnover] = [units(2_000_000), units(20_000_000)];
    const lost = { ...newcomer, level: 2, highest: 3, deposits, turnover };
    expect(raisedLevel(LADDER, { ...lost, monthTurnover: units(1_999_999) })).toBe(2);
    expect(raisedLevel(LADDER, { ...lost, monthTurnover: units(2_000_000) })).toBe(3);
  });
});

describe("a level is kept", () => {
  test.each(vectors.keep)("at level $level with $monthTurnover: $next", (vector) => {
    const { level, monthTurnover, next } = vector;
    expect(keptLevel(LADDER, { level, floor: 0 }, units(monthTurnover))).toBe(next);
  });

  test("at the floor that staff granted, whatever was played", () => {
    expect(keptLevel(LADDER, { level: 4, floor: 4 }, 0n)).toBe(4);
    expect(keptLevel(LADDER, { level: 5, floor: 4 }, 0n)).toBe(4);
  });
});

test("money charged back takes the levels it had reached, and none that it had not", () => {
  const back = (level: number, floor: number, before: number, after: number) =>
    levelAfterChargeBack(LADDER, { level, floor }, { before: units(before), after: units(after) });
  expect(back(4, 0, 6_000_000, 400_000)).toBe(1);
  expect(back(4, 3, 6_000_000, 400_000)).toBe(3);
  expect(back(4, 0, 6_000_000, 5_000_000)).toBe(4);
  // A level that staff gave, or that had asked for less when it was reached.
  expect(back(4, 0, 400_000, 200_000)).toBe(4);
});

const amount = fc.bigInt({ min: 0n, max: 10n ** 13n });
const progress = fc
  .record({
    levels: fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5)),
    deposits: amount,
    turnover: amount,
    monthTurnover: amount,
  })
  .map(({ levels, ...rest }) => {
    const [floor = 0, level = 0, highest = 0] = levels.toSorted((a, b) => a - b);
    return { floor, level, highest, ...rest };
  });

test("for any player: levels only rise within a month, more money never means a lower one, and a month takes one at most and none below the floor", () => {
  fc.assert(
    fc.property(progress, amount, amount, (player, more, played) => {
      const raised = raisedLevel(LADDER, player);
      expect(raised).toBeGreaterThanOrEqual(player.level);
      expect(raised).toBeLessThanOrEqual(LADDER.length);
      const richer = {
        ...player,
        deposits: player.deposits + more,
        turnover: player.turnover + more,
      };
      expect(raisedLevel(LADDER, richer)).toBeGreaterThanOrEqual(raised);
      expect(raisedLevel(LADDER, { ...player, level: raised })).toBe(raised);
      const kept = keptLevel(LADDER, { ...player, level: raised }, played);
      expect(raised - kept).toBeLessThanOrEqual(1);
      expect(kept).toBeGreaterThanOrEqual(Math.min(player.floor, raised));
    }),
  );
});
