import type { Draw } from "@perya/fair";
import {
  SCATTER,
  type Grid,
  type ReelMath,
  type SlotRound,
  type Spin,
  type SpinKind,
} from "./slot.ts";

const ROWS = 3;

/**
 * Plays a round: the paid spin, then free spins until none are left or the highest win is reached.
 * Draws one position per reel and spin, left to right.
 */
export function playSpins<Win>(math: ReelMath<Win>, draw: Draw): SlotRound<Win> {
  const cap = math.maxWinX * math.betCoins;
  const first = spinOnce(math, "BASE", draw);
  const spins = [first];
  let coins = first.coins;
  for (let left = first.awarded; left > 0 && coins < cap; left--) {
    const free = spinOnce(math, "FREE", draw);
    spins.push(free);
    left += free.awarded;
    coins += free.coins;
  }
  return { spins, coins: Math.min(coins, cap), capped: coins > cap };
}

function spinOnce<Win>(math: ReelMath<Win>, kind: SpinKind, draw: Draw): Spin<Win> {
  const strips = math.strips[kind];
  const stops = strips.map((strip) => draw.int(strip.length));
  const grid = windowAt(strips, stops);
  const wins = math.winsOf(grid);
  const scatters = grid.flat().filter((symbol) => symbol === SCATTER).length;
  const paid =
    wins.reduce((sum, win) => sum + math.coinsOf(win), 0) +
    (math.scatterPay[scatters] ?? 0) * math.betCoins;
  const coins = paid * (kind === "FREE" ? math.freeMultiplier : 1);
  return { kind, stops, grid, wins, scatters, awarded: math.freeSpins[scatters] ?? 0, coins };
}

/** The symbols in view at these stops. A strip wraps around at its end. */
function windowAt(strips: Grid, stops: readonly number[]): Grid {
  return strips.map((strip, reel) =>
    Array.from(
      { length: ROWS },
      (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? "",
    ),
  );
}
