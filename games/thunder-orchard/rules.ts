import { reelSlot } from "@perya/game-kit";
import { reels } from "./reels.ts";

/**
 * Thunder Orchard: 243 ways, wilds that count for several ways, richer strips in free spins. Exact
 * return 0.96043392 (see rules.test.ts).
 */
export const rules = reelSlot(
  {
    code: "thunder-orchard",
    fairCode: "slotB",
    name: "Thunder Orchard",
    version: "1.0.0",
    rtpPpm: 960_433,
  },
  reels,
);
