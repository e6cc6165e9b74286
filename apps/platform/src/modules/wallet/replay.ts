import type { Decision } from "./decide.ts";
import { commandIdem, isVendorCommand } from "./entry.ts";
import type { Command, Fact, PlayerState } from "./wallet.ts";

/**
 * What a command that was decided before gets: the same answer for the same content, DUPLICATE_TRANSACTION for other content under the same id, TRANSACTION_ROLLED_BACK
 * for a movement that was taken back or whose rollback came first. Undefined for a new one. Wallet-api contract, point 9.
 */
export function replay(state: PlayerState, command: Command): Decision | undefined {
  const fact = state.facts.get(commandIdem(command));
  if (!fact) return undefined;
  if (fact.kind === "tombstone")
    return { type: "refuse", refusal: fact.player === command.player ? "TRANSACTION_ROLLED_BACK" : "DUPLICATE_TRANSACTION" };
  if (!hasSameContent(state, fact, command)) return { type: "refuse", refusal: "DUPLICATE_TRANSACTION" };
  if (fact.rolledBack) return { type: "refuse", refusal: "TRANSACTION_ROLLED_BACK" };
  return { type: "replay", fact };
}

/** The fingerprint: kind, user, currency, amount, round, game, reference, free. Currency is the account's, or nothing would have been stored. */
function hasSameContent(state: PlayerState, fact: Fact, command: Command): boolean {
  if (fact.kind !== command.kind || fact.player !== command.player) return false;
  if (!isVendorCommand(command))
    return command.kind === "adjust" ? fact.cash === command.units : !("units" in command) || fact.units === command.units;
  return (
    fact.units === command.units &&
    fact.round === command.round &&
    fact.game === command.game &&
    fact.reference === command.reference &&
    fact.free === command.free &&
    (command.kind === "rollback" || command.kind === "close" || command.currency === state.account.currency)
  );
}
