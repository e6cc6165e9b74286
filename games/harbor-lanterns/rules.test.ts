import { openDraw } from "@perya/fair";
import {
  expected,
  freeSpinsPerSpin,
  PUBLISHED_SEED,
  roundsWithFreeSpins,
  scatterChances,
  scattersOf,
} from "@perya/game-kit/testing";
import { describe, expect, test } from "vitest";
import vectors from "./fixtures/spins.json" with { type: "json" };
import { evaluateLines } from "./evaluate-lines.ts";
import math from "./math.json" with { type: "json" };
import { rules } from "./rules.ts";

const REELS = 5;

test.each(vectors)("round $nonce of the published seed comes out as published", (vector) => {
  const round = rules.begin({}, openDraw(PUBLISHED_SEED, `slotA:client-seed-1:${vector.nonce}`));
  const [spin] = round.spins;
  expect(spin?.stops).toEqual(vector.stops);
  expect(spin?.grid).toEqual(vector.grid);
  expect(spin?.wins).toEqual(vector.wins);
  expect(spin?.scatters).toBe(vector.scatters);
  expect(round.coins).toBe(Math.round(vector.totalBetX * 20));
  expect(rules.payout(round, 100n)).toBe(BigInt(round.coins) * 5n);
});

describe("the return to the player", () => {
  /** Chance of each symbol on each reel. */
  const chances = math.strips.map((strip) =>
    math.symbols.map((symbol) => strip.filter((one) => one === symbol).length / strip.length),
  );

  /**
   * Expected payout of one line in line bets, over every tuple of five symbols: each place of a
   * line is uniform on its reel.
   */
  function expectedLine(): number {
    let sum = 0;
    const walk = (symbols: readonly string[], chance: number): void => {
      if (symbols.length === REELS) {
        const [win] = evaluateLines(
          symbols.map((symbol) => [symbol]),
          [[0, 0, 0, 0, 0]],
          math.pay,
        );
        sum += chance * (win?.lineBets ?? 0);
        return;
      }
      math.symbols.forEach((symbol, at) => {
        const here = chances[symbols.length]?.[at] ?? 0;
        if (here > 0) walk([...symbols, symbol], chance * here);
      });
    };
    walk([], 1);
    return sum;
  }

  test("is exactly 0.95994454 by enumeration of every symbol tuple", () => {
    const scatters = scatterChances(math.strips);
    const line = expectedLine();
    const scatter = expected(scatters, math.scatterPayTotalBet);
    const newSpins = expected(scatters, math.freeSpins);
    const freeSpins = freeSpinsPerSpin(newSpins, newSpins);
    const total = line + scatter + freeSpins * math.freeSpinMultiplier * (line + scatter);
    expect(line).toBeCloseTo(0.66614568, 8);
    expect(scatter).toBeCloseTo(0.02804732, 8);
    expect(freeSpins).toBeCloseTo(0.12760694, 8);
    expect(total).toBeCloseTo(0.95994454, 8);
    expect(rules.rtpPpm).toBe(Math.floor(total * 1_000_000));
  });
});

describe("the lines", () => {
  const grid = (...row: string[]) => row.map((symbol) => [symbol]);
  const line = [[0, 0, 0, 0, 0]];

  test("wilds take the part of the first ordinary symbol", () => {
    expect(evaluateLines(grid("PEARL", "WILD", "Q", "Q", "Q"), line, math.pay)).toEqual([
      { line: 1, symbol: "PEARL", count: 2, lineBets: 5 },
    ]);
    expect(evaluateLines(grid("KOI", "WILD", "WILD", "KOI", "KOI"), line, math.pay)).toEqual([
      { line: 1, symbol: "KOI", count: 5, lineBets: 750 },
    ]);
  });

  test("a scatter breaks a run, and a run from the second reel pays nothing", () => {
    expect(evaluateLines(grid("T", "T", "SCAT", "T", "T"), line, math.pay)).toEqual([]);
    expect(evaluateLines(grid("A", "T", "T", "T", "T"), line, math.pay)).toEqual([]);
  });
});

test("the third reel never shows both its scatters at once", () => {
  expect(Math.max(...scattersOf(math.strips[2] ?? []))).toBe(1);
});

test("free spins run on the same strips and pay three times", () => {
  const rounds = roundsWithFreeSpins(rules);
  expect(rounds.length).toBeGreaterThan(5);
  for (const spin of rounds.flatMap((round) => round.spins.slice(1))) {
    const once =
      spin.wins.reduce((sum, win) => sum + win.lineBets, 0) +
      (math.scatterPayTotalBet[spin.scatters] ?? 0) * 20;
    expect(spin.coins).toBe(once * 3);
    spin.stops.forEach((stop, reel) =>
      expect(spin.grid[reel]?.[0]).toBe(math.strips[reel]?.[stop]),
    );
  }
});
