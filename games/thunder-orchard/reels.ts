import type { ReelMath } from "@perya/game-kit";
import { evaluateWays, type WayWin } from "./evaluate-ways.ts";
import math from "./math.json" with { type: "json" };

/** 243 ways at twenty coins; free spins use richer strips and have no multiplier. */
export const reels: ReelMath<WayWin> = {
  strips: { BASE: math.baseStrips, FREE: math.freeStrips },
  betCoins: math.betCoins,
  scatterPay: math.scatterPayTotalBet,
  freeSpins: math.freeSpins,
  freeMultiplier: 1,
  maxWinX: 5_000,
  winsOf: (grid) => evaluateWays(grid, math.payCoinsPerWay, math.wildMultiplier),
  coinsOf: (win) => win.coins,
};
