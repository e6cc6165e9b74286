import { openDraw } from "@perya/fair";
import { describe, expect, test } from "vitest";
import vectors from "./fixtures/spins.json" with { type: "json" };
import { evaluateLines } from "./evaluate-lines.ts";
import math from "./math.json" with { type: "json" };
import { rules } from "./rules.ts";

const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const REELS = 5;

test.each(vectors)("round $nonce of the published seed comes out as published", (vector) => {
  const round = rules.begin({}, openDraw(SEED, `slotA:client-seed-1:${vector.nonce}`));
  const [spin] = round.spins;
  expect(spin?.stops).toEqual(vector.stops);
  expect(spin?.grid).toEqual(vector.grid);
  expect(spin?.wins).toEqual(vector.wins);
  expect(spin?.scatters).toBe(vector.scatters);
  expect(round.lineBets).toBe(Math.round(vector.totalBetX * 20));
  expect(rules.payout(round, 100n)).toBe(BigInt(round.lineBets) * 5n);
});

describe("the return to the player", () => {
  /** Chance of each symbol on each reel, and of 0, 1 or 2 scatters in its window of three. */
  const chances = math.strips.map((strip) => math.symbols.map((symbol) => strip.filter((one) => one === symbol).length / strip.length));
  const scatterWindows = math.strips.map((strip) => {
    const counts = [0, 0, 0, 0];
    strip.forEach((_, stop) => {
      const seen = [0, 1, 2].filter((row) => strip[(stop + row) % strip.length] === "SCAT").length;
      counts[seen] = (counts[seen] ?? 0) + 1;
    });
    return counts.map((count) => count / strip.length);
  });

  /** Expected line bets of one line: every tuple of five symbols, because each place of a line is uniform on its reel. */
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

  /** Chances of 0 … 5 scatters in view. */
  function scatterChances(): number[] {
    return scatterWindows.reduce<number[]>(
      (total, reel) => total.map((_, count) => reel.reduce((sum, chance, here) => sum + chance * (total[count - here] ?? 0), 0)),
      [1, 0, 0, 0, 0, 0],
    );
  }

  test("is exactly 0.95994454 by enumeration of every symbol tuple", () => {
    const scatters = scatterChances();
    const line = expectedLine();
    const scatter = scatters.reduce((sum, chance, count) => sum + chance * (math.scatterPayTotalBet[count] ?? 0), 0);
    const newSpins = scatters.reduce((sum, chance, count) => sum + chance * (math.freeSpins[count] ?? 0), 0);
    const freeSpins = newSpins / (1 - newSpins);
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
    expect(evaluateLines(grid("PEARL", "WILD", "Q", "Q", "Q"), line, math.pay)).toEqual([{ line: 1, symbol: "PEARL", count: 2, lineBets: 5 }]);
    expect(evaluateLines(grid("KOI", "WILD", "WILD", "KOI", "KOI"), line, math.pay)).toEqual([{ line: 1, symbol: "KOI", count: 5, lineBets: 750 }]);
  });

  test("a scatter breaks a run, and a run from the second reel pays nothing", () => {
    expect(evaluateLines(grid("T", "T", "SCAT", "T", "T"), line, math.pay)).toEqual([]);
    expect(evaluateLines(grid("A", "T", "T", "T", "T"), line, math.pay)).toEqual([]);
  });

  test("a strip goes on at its beginning after its end", () => {
    for (let nonce = 0; nonce < 400; nonce++) {
      const [spin] = rules.begin({}, openDraw(SEED, `wrap:${nonce}`)).spins;
      spin?.stops.forEach((stop, reel) => {
        const strip = math.strips[reel] ?? [];
        expect(spin.grid[reel]).toEqual([strip[stop], strip[(stop + 1) % 32], strip[(stop + 2) % 32]]);
      });
    }
  });

  test("the third reel never shows both its scatters at once", () => {
    const strip = math.strips[2] ?? [];
    expect(
      strip.map((_, stop) => [0, 1, 2].filter((row) => strip[(stop + row) % strip.length] === "SCAT").length).filter((seen) => seen > 1),
    ).toEqual([]);
  });
});

test("free spins play out, pay three times, and the round pays the sum of its spins", () => {
  const rounds = Array.from({ length: 1_500 }, (_, nonce) => rules.begin({}, openDraw(SEED, `feature:${nonce}`))).filter(
    (round) => round.spins.length > 1,
  );
  expect(rounds.length).toBeGreaterThan(5);
  for (const round of rounds) {
    const awarded = round.spins.reduce((sum, spin) => sum + spin.awarded, 0);
    expect(round.spins.length).toBe(1 + awarded);
    expect(round.lineBets).toBe(round.spins.reduce((sum, spin) => sum + spin.lineBets, 0));
    for (const spin of round.spins.slice(1)) expect(spin.lineBets % math.freeSpinMultiplier).toBe(0);
  }
});
