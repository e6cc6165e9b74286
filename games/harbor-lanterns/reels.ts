import type { ReelMath } from "@perya/game-kit";
import { evaluateLines, type LineWin } from "./evaluate-lines.ts";
import math from "./math.json" with { type: "json" };

/**
 * Twenty lines, each carrying one coin of the stake; free spins use the same strips and pay three
 * times as much.
 */
export const reels: ReelMath<LineWin> = {
  strips: { BASE: math.strips, FREE: math.strips },
  betCoins: math.lines.length,
  scatterPay: math.scatterPayTotalBet,
  freeSpins: math.freeSpins,
  freeMultiplier: math.freeSpinMultiplier,
  maxWinX: 3_000,
  winsOf: (grid) => evaluateLines(grid, math.lines, math.pay),
  coinsOf: (win) => win.lineBets,
};
