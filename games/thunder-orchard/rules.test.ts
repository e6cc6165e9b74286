import { openDraw } from "@perya/fair";
import { describe, expect, test } from "vitest";
import { evaluateWays } from "./evaluate-ways.ts";
import vectors from "./fixtures/spins.json" with { type: "json" };
import math from "./math.json" with { type: "json" };
import { rules } from "./rules.ts";

const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const ROWS = [0, 1, 2];

test.each(vectors)("round $nonce of the published seed comes out as published", (vector) => {
  const round = rules.begin({}, openDraw(SEED, `slotB:client-seed-1:${vector.nonce}`));
  const [spin] = round.spins;
  expect(spin?.stops).toEqual(vector.stops);
  expect(spin?.grid).toEqual(vector.grid);
  expect(spin?.wins).toEqual(vector.wins);
  expect(round.coins).toBe(Math.round(vector.totalBetX * 20));
});

describe("the return to the player", () => {
  const wilds: Readonly<Record<string, number>> = math.wildMultiplier;
  const windows = (strip: readonly string[]) => strip.map((_, stop) => ROWS.map((row) => strip[(stop + row) % strip.length] ?? ""));

  /** Expected coins of one spin: reels are independent, so the ways' expectations multiply; a run of n ends where the next reel shows none. */
  function expectedCoins(strips: readonly (readonly string[])[]): number {
    let coins = 0;
    for (const [symbol, pay] of Object.entries(math.payCoinsPerWay)) {
      const counts = strips.map((strip) =>
        windows(strip).map((window) => window.reduce((sum, cell) => sum + (cell === symbol ? 1 : (wilds[cell] ?? 0)), 0)),
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

  function scatterChances(strips: readonly (readonly string[])[]): number[] {
    return strips.reduce<number[]>(
      (total, strip) => {
        const seen = windows(strip).map((window) => window.filter((cell) => cell === "SCAT").length);
        return total.map((_, count) => seen.reduce((sum, here) => sum + (total[count - here] ?? 0), 0) / seen.length);
      },
      [1, 0, 0, 0, 0, 0],
    );
  }

  const expected = (strips: readonly (readonly string[])[]) => {
    const scatters = scatterChances(strips);
    const over = (values: readonly number[]) => scatters.reduce((sum, chance, count) => sum + chance * (values[count] ?? 0), 0);
    return { rtp: expectedCoins(strips) / math.betCoins + over(math.scatterPayTotalBet), newSpins: over(math.freeSpins) };
  };

  test("is exactly 0.96043392 by expectation over every window of every strip", () => {
    const base = expected(math.baseStrips);
    const free = expected(math.freeStrips);
    const total = base.rtp + (base.newSpins / (1 - free.newSpins)) * free.rtp;
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
  expect(evaluateWays(grid, { MANGO: [0, 0, 8, 25, 80] }, math.wildMultiplier)).toEqual([{ symbol: "MANGO", count: 3, ways: 4, coins: 32 }]);
});

test("free spins run on the free strips and the round pays the sum of its spins", () => {
  const rounds = Array.from({ length: 1_500 }, (_, nonce) => rules.begin({}, openDraw(SEED, `feature:${nonce}`))).filter(
    (round) => round.spins.length > 1,
  );
  expect(rounds.length).toBeGreaterThan(3);
  for (const round of rounds) {
    expect(round.spins.length).toBe(1 + round.spins.reduce((sum, spin) => sum + spin.awarded, 0));
    expect(round.coins).toBe(round.spins.reduce((sum, spin) => sum + spin.coins, 0));
    for (const spin of round.spins.slice(1)) spin.stops.forEach((stop, reel) => expect(spin.grid[reel]?.[0]).toBe(math.freeStrips[reel]?.[stop]));
  }
});
