import { reelSlot } from "@perya/game-kit";
import { evaluateWays, type WayWin } from "./evaluate-ways.ts";
import math from "./math.json" with { type: "json" };

/** Thunder Orchard: 243 ways, wilds that count for several ways, richer strips in free spins. Exact return 0.96043392 (see rules.test.ts). */
export const rules = reelSlot<WayWin>(
  { code: "thunder-orchard", fairCode: "slotB", name: "Thunder Orchard", version: "1.0.0", rtpPpm: 960_433 },
  {
    strips: { BASE: math.baseStrips, FREE: math.freeStrips },
    betCoins: math.betCoins,
    scatterPay: math.scatterPayTotalBet,
    freeSpins: math.freeSpins,
    freeMultiplier: 1,
    maxWinX: 5_000,
    winsOf: (grid) => evaluateWays(grid, math.payCoinsPerWay, math.wildMultiplier),
    coinsOf: (win) => win.coins,
  },
);
