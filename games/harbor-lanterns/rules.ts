import { reelSlot } from "@perya/game-kit";
import { reels } from "./reels.ts";

/**
 * Harbor Lanterns: five reels, three rows, twenty lines, free spins that pay three times as much.
 * Exact return 0.95994454 (see rules.test.ts).
 */
export const rules = reelSlot(
  {
    code: "harbor-lanterns",
    fairCode: "slotA",
    name: "Harbor Lanterns",
    version: "1.0.0",
    rtpPpm: 959_944,
    lines: reels.betCoins,
  },
  reels,
);
