import fc from "fast-check";
import { describe, expect, test } from "vitest";
import rng from "../fixtures/rng.json" with { type: "json" };
import { checkClientSeed, commitmentOf, newServerSeed, openDraw } from "./index.ts";

const SEED = rng.serverSeedHex;
const draw = () => openDraw(SEED, "test");

describe("published vectors", () => {
  test("the commitment hashes the seed's text", () => {
    expect(commitmentOf(SEED)).toBe(rng.commitSha256);
  });

  test("first integers, tens and 52-bit values", () => {
    const first = draw();
    expect([first.u32(), first.u32(), first.u32(), first.u32()]).toEqual(rng.vectors.firstU32);
    const tens = draw();
    expect(rng.vectors.int10.map(() => tens.int(10))).toEqual(rng.vectors.int10);
    const wide = draw();
    expect(rng.vectors.u52.map(() => Number(wide.u52()))).toEqual(rng.vectors.u52);
  });

  test("the worked example: seed, commitment, dice, reel stops and mines", () => {
    const seed = "9b818e58623bd1baa3a5f76c0d8e083fafcf1d01207c84a879da28f56a504dab";
    const at = (nonce: number) => openDraw(seed, `og-demo-client:${nonce}`);
    expect(commitmentOf(seed)).toBe(
      "bca2766fb27e7cb9e10d27c7b4687f57c8d9e7d1ada2677a78e6db5fb0b6a777",
    );
    expect([at(0).u32(), at(1).u32(), at(2).u32()]).toEqual([1925461061, 853688537, 4081264346]);
    expect([at(0).int(37), at(1).int(37), at(2).int(37)]).toEqual([5, 6, 29]);
    const twice = at(0);
    expect([twice.int(37), twice.int(10_001)]).toEqual([5, 8436]);
    expect(
      at(3).sample(
        Array.from({ length: 25 }, (_, cell) => cell),
        3,
      ),
    ).toEqual([23, 22, 8]);
    const reels = at(5);
    expect([32, 32, 30, 32, 35].map((length) => reels.int(length))).toEqual([1, 20, 5, 18, 4]);
  });
});

describe("the draws", () => {
  test("the same seed and label always give the same draws, another label gives others", () => {
    const run = (label: string) => {
      const one = openDraw(SEED, label);
      return Array.from({ length: 50 }, () => one.u32());
    };
    expect(run("a:1")).toEqual(run("a:1"));
    expect(run("a:1")).not.toEqual(run("a:2"));
  });

  test("a shuffle keeps every item and a sample repeats none", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 60 }), (label, size) => {
        const items = Array.from({ length: size }, (_, item) => item);
        const one = openDraw(SEED, label);
        expect(one.shuffle(items).toSorted((a, b) => a - b)).toEqual(items);
        expect(new Set(one.sample(items, size)).size).toBe(size);
      }),
    );
  });

  test("600,000 throws of a die are even: chi-square below the 99 % limit", () => {
    const one = openDraw(SEED, "uniformity");
    const counts = Array.from({ length: 6 }, () => 0);
    for (let thrown = 0; thrown < 600_000; thrown++) {
      const face = one.int(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    const chi = counts.reduce((sum, count) => sum + (count - 100_000) ** 2 / 100_000, 0);
    expect(chi).toBeLessThan(15.086);
  });

  test("weights are kept: an index of weight zero never comes", () => {
    const one = openDraw(SEED, "weights");
    const seen = new Set(Array.from({ length: 2_000 }, () => one.weighted([3, 0, 1])));
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 2]);
  });
});

test("seeds are 64 hex characters and never the same twice", () => {
  expect(newServerSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(newServerSeed()).not.toBe(newServerSeed());
});

test.each([
  ["🎡 fiesta", true],
  ["", false],
  ["a:b", false],
  ["é".repeat(32), true],
  ["é".repeat(33), false],
])("client seed %j usable: %s", (text, usable) => {
  expect(checkClientSeed(text)).toBe(usable);
});
