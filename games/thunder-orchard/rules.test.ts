import { openDraw } from "@perya/fair";
import {
  expected,
  freeSpinsPerSpin,
  PUBLISHED_SEED,
  roundsWithFreeSpins,
  scatterChances,
  windowsOf,
  type Strip,
} from "@perya/game-kit/testing";
import { describe, expect, test } from "vitest";
import { evaluateWays } from "./evaluate-ways.ts";
import vectors from "./fixtures/spins.json" with { type: "json" };
import math from "./math.json" with { type: "json" };
import { rules } from "./rules.ts";

test.each(vectors)("round $nonce of the published seed comes out as published", (vector) => {
  const round = rules.begin({}, openDraw(PUBLISHED_SEED, `slotB:client-seed-1:${vector.nonce}`));
  const [spin] = round.spins;
  expect(spin?.stops).toEqual(vector.stops);
  expect(spin?.grid).toEqual(vector.grid);
  expect(spin?.wins).toEqual(vector.wins);
  expect(round.coins).toBe(Math.round(vector.totalBetX * 20));
});

describe("the return to the player", () => {
  const wilds: Readonly<Record<string, number>> = math.wildMultiplier;

  /**
   * Expected coins of one spin. Reels are independent, so the ways' expectations multiply; a run of
   * n ends at the next reel without the symbol.
   */
  function expectedCoins(strips: readonly Strip[]): number {
    let coins = 0;
    for (const [symbol, pay] of Object.entries(math.payCoinsPerWay)) {
      const counts = strips.map((strip) =>
        windowsOf(strip).map((window) =>
          window.reduce((sum, cell) => sum + (cell === symbol ? 1 : (wilds[cell] ?? 0)), 0),
        ),
      );
      const mean = counts.map((reel) => reel.reduce((sum, count) => sum + count, 0) / reel.length);
      const none = counts.map((reel) => reel.filter((count) => count === 0).length / reel.length);
      let ways = 1;
      for (let n = 1; n <= 5; n++) {
        ways *= mean[n - 1] ?? 0;
        coins += (pay[n - 1] ?? 0) * ways * (n === 5 ? 1 : (none[n] ?? 0));
      }
    }
    return coins;
  }

  const expectedOf = (strips: readonly Strip[]) => {
    const scatters = scatterChances(strips);
    const rtp = expectedCoins(strips) / math.betCoins + expected(scatters, math.scatterPayTotalBet);
    return { rtp, newSpins: expected(scatters, math.freeSpins) };
  };

  test("is exactly 0.96043392 by expectation over every window of every strip", () => {
    const base = expectedOf(math.baseStrips);
    const free = expectedOf(math.freeStrips);
    const total = base.rtp + freeSpinsPerSpin(base.newSpins, free.newSpins) * free.rtp;
    expect(base.rtp).toBeCloseTo(0.731365, 8);
    expect(free.rtp).toBeCloseTo(3.024751, 8);
    expect(base.newSpins).toBeCloseTo(0.0704, 8);
    expect(total).toBeCloseTo(0.96043392, 8);
    expect(rules.rtpPpm).toBe(Math.floor(total * 1_000_000));
  });
});

test("a triple wild beside the symbol on one reel counts four ways", () => {
  const grid = [
    ["MANGO", "X", "X"],
    ["MANGO", "W3", "X"],
    ["MANGO", "X", "X"],
    ["X", "X", "X"],
    ["X", "X", "X"],
  ];
  expect(evaluateWays(grid, { MANGO: [0, 0, 8, 25, 80] }, math.wildMultiplier)).toEqual([
    { symbol: "MANGO", count: 3, ways: 4, coins: 32 },
  ]);
});

test("free spins run on the richer strips and pay as they are", () => {
  const rounds = roundsWithFreeSpins(rules);
  expect(rounds.length).toBeGreaterThan(3);
  for (const spin of rounds.flatMap((round) => round.spins.slice(1))) {
    expect(spin.coins).toBe(
      spin.wins.reduce((sum, win) => sum + win.coins, 0) +
        (math.scatterPayTotalBet[spin.scatters] ?? 0) * 20,
    );
    spin.stops.forEach((stop, reel) =>
      expect(spin.grid[reel]?.[0]).toBe(math.freeStrips[reel]?.[stop]),
    );
  }
});
