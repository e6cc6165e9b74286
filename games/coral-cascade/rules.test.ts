import { drawFrom, openDraw } from "@perya/fair";
import { createCipheriv } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dropInto } from "./drop.ts";
import { findClusters } from "./find-clusters.ts";
import vectors from "./fixtures/spins.json" with { type: "json" };
import { payOf, rules } from "./rules.ts";

const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const ROUNDS = 2_000_000;
const PUBLISHED = 0.95619;

test.each(vectors)("round $nonce of the published seed comes out as published", (vector) => {
  const round = rules.begin({}, openDraw(SEED, `slotC:client-seed-1:${vector.nonce}`));
  const paying = round.steps.filter((step) => step.clusters.length > 0);
  expect(
    paying.map((step) => ({
      grid: step.grid,
      clusters: step.clusters.map(({ symbol, size, pay }) => ({ symbol, size, pay })),
      mult: step.multiplier,
    })),
  ).toEqual(vector.steps.map(({ grid, clusters, mult }) => ({ grid, clusters, mult })));
  expect(round.hundredths).toBe(Math.round(vector.totalX * 100));
});

/** A fast keystream for the simulation: AES-256 in counter mode with a fixed key. */
function keystream(): () => number {
  const cipher = createCipheriv("aes-256-ctr", Buffer.alloc(32, 7), Buffer.alloc(16));
  const zeros = Buffer.alloc(1 << 20);
  let block = cipher.update(zeros);
  let at = 0;
  return () => {
    if (at >= block.length) {
      block = cipher.update(zeros);
      at = 0;
    }
    const value = block.readUInt32BE(at);
    at += 4;
    return value;
  };
}

test(
  "the return of two million rounds is within three standard errors of the published one",
  { timeout: 240_000 },
  () => {
    const draw = drawFrom(keystream());
    let [sum, squares] = [0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      const win = rules.begin({}, draw).hundredths / 100;
      sum += win;
      squares += win * win;
    }
    const mean = sum / ROUNDS;
    const error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
    expect(Math.abs(mean - PUBLISHED)).toBeLessThan(3 * error);
    expect(error).toBeLessThan(0.004);
  },
);

describe("the board", () => {
  const board = (...rows: string[]) => Int8Array.from(rows.join(""), Number);

  test("five in an L pay, four in a square don't", () => {
    const cells = board(
      "1000000".replaceAll("0", "9"),
      "1999999",
      "1119999",
      "9999229",
      "9999229",
      "9999999",
      "9999999",
    );
    for (let cell = 0; cell < 49; cell++)
      if (cells[cell] === 9) cells[cell] = 3 + (((cell % 7) + Math.floor(cell / 7)) % 2);
    expect(findClusters(cells)).toEqual([{ symbol: 1, cells: [0, 7, 14, 15, 16] }]);
  });

  test("columns fall and are refilled from left to right, from below upwards", () => {
    const cells = board(
      "0123450",
      "1234501",
      "2345012",
      "3450123",
      "4501234",
      "5012345",
      "0123450",
    );
    for (const cell of [42, 35, 44]) cells[cell] = -1;
    let drawn = 0;
    dropInto(cells, { weighted: () => drawn++ } as never, []);
    expect(Array.from(cells.filter((_, cell) => cell % 7 === 0))).toEqual([1, 0, 0, 1, 2, 3, 4]);
    expect(Array.from(cells.filter((_, cell) => cell % 7 === 2))).toEqual([2, 2, 3, 4, 5, 0, 1]);
  });

  test.each([
    [0, 4, 25],
    [0, 5, 25],
    [1, 8, 100],
    [5, 20, 150_000],
    [5, 49, 150_000],
  ])("symbol %i in a cluster of %i pays %i hundredths", (symbol, size, pay) => {
    expect(payOf(symbol, size)).toBe(pay);
  });

  test("the multiplier climbs its ladder and stays on the last rung", () => {
    const ladders = Array.from({ length: 20_000 }, (_, nonce) =>
      rules.begin({}, openDraw(SEED, `ladder:${nonce}`)).steps.map((step) => step.multiplier),
    );
    const longest = ladders.toSorted((a, b) => b.length - a.length)[0] ?? [];
    expect(longest).toEqual([1, 2, 4, 8, 15, 30, 60, 100, 100, 100].slice(0, longest.length));
    expect(longest.length).toBeGreaterThan(5);
  });
});
