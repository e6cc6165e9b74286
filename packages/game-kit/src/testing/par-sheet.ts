import { openDraw } from "@perya/fair";
import type { SlotRules } from "../slot/reel-slot.ts";
import type { SlotRound } from "../slot/slot.ts";

const ROWS = [0, 1, 2];
const MOST_SCATTERS = 5;

export type Strip = readonly string[];

/** The server seed of the published vectors. */
export const PUBLISHED_SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/** The window of a strip at each of its positions. */
export function windowsOf(strip: Strip): string[][] {
  return strip.map((_, stop) => ROWS.map((row) => strip[(stop + row) % strip.length] ?? ""));
}

/** How many cells of the window show the scatter, for each position of a strip. */
export function scattersOf(strip: Strip): number[] {
  return windowsOf(strip).map((window) => window.filter((symbol) => symbol === "SCAT").length);
}

/** Chances of 0, 1 … 5 scatters in view: each strip adds its own, independently. */
export function scatterChances(strips: readonly Strip[]): number[] {
  return strips.reduce<number[]>(
    (total, strip) => {
      const seen = scattersOf(strip);
      return total.map(
        (_, count) => seen.reduce((sum, here) => sum + (total[count - here] ?? 0), 0) / seen.length,
      );
    },
    [1, ...Array.from({ length: MOST_SCATTERS }, () => 0)],
  );
}

/** The mean of the values, weighted by their chances. */
export function expected(chances: readonly number[], values: readonly number[]): number {
  return chances.reduce((sum, chance, at) => sum + chance * (values[at] ?? 0), 0);
}

/**
 * Free spins that a paid spin leads to on average: those it gives, and those that they give as
 * well.
 */
export function freeSpinsPerSpin(newSpins: number, newSpinsPerFreeSpin: number): number {
  return newSpins / (1 - newSpinsPerFreeSpin);
}

/** The rounds that led to free spins, among this many. */
export function roundsWithFreeSpins<Win>(rules: SlotRules<Win>, among = 1_500): SlotRound<Win>[] {
  return Array.from({ length: among }, (_, nonce) =>
    rules.begin({}, openDraw(PUBLISHED_SEED, `feature:${nonce}`)),
  ).filter((round) => round.spins.length > 1);
}
