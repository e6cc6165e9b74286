import type { Decision } from "./decision.ts";
import { decideBet } from "./decide-bet.ts";
import { decideHouse } from "./decide-house.ts";
import { decideRollback } from "./decide-rollback.ts";
import { decideWin } from "./decide-win.ts";
import { entryFor, isFromVendor } from "./entry.ts";
import type { Asked } from "./keys.ts";
import { replay } from "./replay.ts";
import type { HouseCommand } from "../wallet.ts";
import type { PlayerState } from "./state.ts";

/**
 * Decides one command on a player's state: pure, and the whole of the wallet's decision. `now` is
 * in milliseconds since 1970. The state must already hold the facts the command asks for (see
 * facts-needed.ts). Order of checks: wallet-api contract, point 8.
 */
export function decide(state: PlayerState, asked: Asked, now: number): Decision {
  const known = replay(state, asked);
  if (known) return known;
  if (!isFromVendor(asked)) return decideHouse(state, asked as Asked<HouseCommand>, now);
  switch (asked.command.kind) {
    case "bet":
      return decideBet(state, asked, now);
    case "win":
      return decideWin(state, asked);
    case "rollback":
      return decideRollback(state, asked);
    case "close":
      return { type: "append", entries: [entryFor(state, asked, { closes: true })] };
  }
}
