import type { VendorCommand } from "@perya/wallet-protocol";
import { isVendorCommand } from "./entry.ts";
import { roundKeyOf, type Asked } from "./keys.ts";
import type { Fact, PlayerState } from "./wallet.ts";

/**
 * Has a state believe that the bet of a lone win stands and its round has not ended, instead of looking: the statement that writes the win proves it (`wallet_append_if_current`).
 * False when the group is of another kind. For those who pay their own bets and hardly ever err.
 */
export function believeBet(state: PlayerState, group: readonly Asked[]): boolean {
  const [asked] = group;
  if (!asked || group.length > 1 || asked.ref === null || !isVendorCommand(asked.command) || asked.command.kind !== "win") return false;
  const { vendor, round } = asked.command;
  if (!state.facts.has(asked.ref)) state.facts.set(asked.ref, believed(asked.ref, asked.command));
  const key = roundKeyOf(vendor, round);
  if (!state.rounds.has(key)) state.rounds.set(key, false);
  return true;
}

/** An applied bet of the win's own player, round and game. How much it was is asked by nobody who pays it. */
function believed(idem: string, { player, vendor, round, game }: VendorCommand): Fact {
  return {
    idem,
    player,
    vendor,
    round,
    game,
    kind: "bet",
    status: "APPLIED",
    ref: null,
    seq: 0n,
    units: 0n,
    cash: 0n,
    owed: 0n,
    after: 0n,
    free: false,
    blind: false,
    rolledBack: false,
  };
}
