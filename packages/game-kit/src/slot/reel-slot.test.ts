import { openDraw, type Draw } from "@perya/fair";
import { describe, expect, test } from "vitest";
import { reelSlot } from "./reel-slot.ts";
import type { Grid, ReelMath } from "./slot.ts";

interface Apples {
  readonly reels: number;
}

/**
 * A toy slot: three reels of five positions, a coin for every apple on the top row; two or three
 * scatters give free spins that pay double.
 */
const STRIP = ["APPLE", "SCAT", "X", "X", "X"];
const math: ReelMath<Apples> = {
  strips: { BASE: [STRIP, STRIP, STRIP], FREE: [STRIP, STRIP, STRIP] },
  betCoins: 10,
  scatterPay: [0, 0, 0, 4],
  freeSpins: [0, 0, 2, 3],
  freeMultiplier: 2,
  maxWinX: 100,
  winsOf: (grid: Grid) => [{ reels: grid.filter((reel) => reel[0] === "APPLE").length }],
  coinsOf: (win) => win.reels,
};
const name = { code: "toy", fairCode: "toy", name: "Toy", version: "1.0.0", rtpPpm: 1 };
const toy = reelSlot(name, math);

/** Draws the given positions, one after the other, and counts how many are left. */
function places(...given: number[]): Draw & { readonly left: () => number } {
  const int = () => given.shift() ?? 2;
  return { ...openDraw("00", "unused"), int, left: () => given.length };
}

describe("a round on reels", () => {
  test("a strip goes on at its beginning after its end", () => {
    expect(toy.begin({}, places(4, 3, 0)).spins[0]?.grid).toEqual([
      ["X", "APPLE", "SCAT"],
      ["X", "X", "APPLE"],
      ["APPLE", "SCAT", "X"],
    ]);
  });

  test("without free spins it is one spin and one draw a reel", () => {
    const draw = places(0, 2, 2, 9, 9);
    const round = toy.begin({}, draw);
    expect([round.spins.length, round.coins, draw.left()]).toEqual([1, 1, 2]);
  });

  test("free spins follow at once, pay their multiple, and can give more", () => {
    const round = toy.begin({}, places(0, 0, 2, 0, 2, 2, 0, 0, 0));
    expect(round.spins.map((spin) => [spin.kind, spin.awarded, spin.coins])).toEqual([
      ["BASE", 2, 2],
      ["FREE", 0, 2],
      ["FREE", 3, 86],
      ["FREE", 0, 0],
      ["FREE", 0, 0],
      ["FREE", 0, 0],
    ]);
    expect(round.coins).toBe(90);
  });

  test("the highest win ends the round: no more is paid, and the free spins that are left are not played", () => {
    const small = reelSlot(name, { ...math, maxWinX: 4 });
    const round = small.begin({}, places(0, 0, 0));
    expect([round.spins.length, round.coins, round.capped]).toEqual([1, 40, true]);
  });

  test("it pays a stake's share for every coin", () => {
    const round = toy.begin({}, places(0, 0, 2, 0, 2, 2, 0, 0, 0));
    expect(toy.payout(round, 200n)).toBe(90n * 20n);
  });

  test("there is nothing to decide and nothing to hide", () => {
    const round = toy.begin({}, places(0, 2, 2));
    expect([toy.isOver(round), toy.finish(round), toy.reveal(round)]).toEqual([true, round, round]);
    expect([toy.readAction({}).ok, toy.act(round, {} as never).ok]).toEqual([false, false]);
  });
});
