import type { FreeRoundsPort } from "../../rounds/index.ts";
import { countFreeRounds, selectPlayable } from "./free-bets.store.ts";
import { moveFreeRound } from "./move-free-round.ts";

/** What this module gives vendors' rounds: which ones are free, and what becomes of each. */
export const freeRounds: FreeRoundsPort = {
  move: moveFreeRound,
  open: async (tx, { player, vendor, game }) => {
    const playable = await selectPlayable(tx, { player, vendorId: vendor, game });
    const open = [];
    for (const { grantId, reward, rounds, stakeUnits, expiresAt } of playable) {
      const { used, wonUnits } = await countFreeRounds(tx, grantId);
      const left = rounds - used;
      if (left > 0)
        open.push({ reward, left, rounds, stakeUnits, wonUnits, until: expiresAt.toString() });
    }
    return open;
  },
};
