import { reelSlot } from "@perya/game-kit";
import { evaluateLines, type LineWin } from "./evaluate-lines.ts";
import math from "./math.json" with { type: "json" };

/** Harbor Lanterns: five reels, three rows, twenty lines, free spins at three times. Exact return 0.95994454 (see rules.test.ts). */
export const rules = reelSlot<LineWin>(
  { code: "harbor-lanterns", fairCode: "slotA", name: "Harbor Lanterns", version: "1.0.0", rtpPpm: 959_944 },
  {
    strips: { BASE: math.strips, FREE: math.strips },
    // A coin is a line bet: every line carries one.
    betCoins: math.lines.length,
    scatterPay: math.scatterPayTotalBet,
    freeSpins: math.freeSpins,
    freeMultiplier: math.freeSpinMultiplier,
    maxWinX: 3_000,
    winsOf: (grid) => evaluateLines(grid, math.lines, math.pay),
    coinsOf: (win) => win.lineBets,
  },
);
