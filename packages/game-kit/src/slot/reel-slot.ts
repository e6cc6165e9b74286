import { oneShot } from "../one-shot.ts";
import type { GameRules } from "../rules.ts";
import { playSpins } from "./play-spins.ts";
import type { ReelMath, SlotRound } from "./slot.ts";

export type SlotRules<Win> = GameRules<Record<string, never>, SlotRound<Win>, never>;

/**
 * The rules of a reel slot: one paid spin and the free spins it leads to, all decided by one stream
 * of draws.
 */
export function reelSlot<Win>(
  name: Pick<SlotRules<Win>, "code" | "fairCode" | "name" | "version" | "rtpPpm" | "lines">,
  math: ReelMath<Win>,
): SlotRules<Win> {
  return {
    ...name,
    ...oneShot,
    kind: "SLOT",
    maxWinX: math.maxWinX,
    stakeStep: BigInt(math.betCoins),
    begin: (_choice, draw) => playSpins(math, draw),
    payout: (round, stakeMinor) => (stakeMinor / BigInt(math.betCoins)) * BigInt(round.coins),
  };
}
