import type { WalletRefusal } from "@perya/wallet-protocol";
import { decideBet } from "./decide-bet.ts";
import { decideHouse } from "./decide-house.ts";
import { decideRollback } from "./decide-rollback.ts";
import { decideWin } from "./decide-win.ts";
import { entryFor, isFromVendor } from "./entry.ts";
import type { Asked } from "./keys.ts";
import { replay } from "./replay.ts";
import type { Fact, HouseCommand, NewEntry, PlayerState } from "./wallet.ts";

/** What the log says to a command: an earlier answer, entries to append (the first one answers), or a passing no. */
export type Decision =
  | { readonly type: "replay"; readonly fact: Fact }
  | { readonly type: "append"; readonly entries: readonly [NewEntry, ...NewEntry[]] }
  | { readonly type: "refuse"; readonly refusal: WalletRefusal };

/**
 * Decides one command on a player's state at a time (milliseconds since 1970): pure, the whole of the wallet's judgement. The state must already hold the facts the command
 * asks for (see facts-needed.ts). Order of checks: wallet-api contract, point 8.
 */
export function decide(state: PlayerState, asked: Asked, now: number): Decision {
  const known = replay(state, asked);
  if (known) return known;
  if (!isFromVendor(asked)) return decideHouse(state, asked as Asked<HouseCommand>);
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
