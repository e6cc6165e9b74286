import { MAX_UNITS } from "./decide-bet.ts";
import type { Decision } from "./decision.ts";
import { isVendorCommand } from "./entry.ts";
import type { Asked } from "./keys.ts";
import type { Fact, PlayerState } from "./state.ts";

/**
 * What a command that was decided before gets: the same answer for the same content,
 * DUPLICATE_TRANSACTION for other content under the same id, TRANSACTION_ROLLED_BACK for a movement
 * that was taken back or whose rollback came first. Undefined for a new one. An amount that no
 * entry can hold is a wrong type, which comes before the look-up and before currency and round,
 * whatever is known under its id. Wallet-api contract, points 8 and 9.
 */
export function replay(
  state: PlayerState,
  asked: Asked,
): Extract<Decision, { type: "replay" | "refuse" }> | undefined {
  const { command } = asked;
  if (isVendorCommand(command) && command.units > MAX_UNITS)
    return { type: "refuse", refusal: "AMOUNT_TOO_LARGE" };
  const fact = state.facts.get(asked.idem);
  if (!fact) return undefined;
  if (fact.kind === "tombstone")
    return {
      type: "refuse",
      refusal: fact.player === command.player ? "TRANSACTION_ROLLED_BACK" : "DUPLICATE_TRANSACTION",
    };
  if (!hasSameContent(state, fact, asked))
    return { type: "refuse", refusal: "DUPLICATE_TRANSACTION" };
  if (fact.rolledBack) return { type: "refuse", refusal: "TRANSACTION_ROLLED_BACK" };
  return { type: "replay", fact };
}

/**
 * The fingerprint: kind, user, currency, amount, round, game, reference, free; of the house's own
 * also the hold and the account. Currency is the player's, or nothing would have been stored.
 */
function hasSameContent(state: PlayerState, fact: Fact, { command, ref }: Asked): boolean {
  if (fact.kind !== command.kind || fact.player !== command.player) return false;
  // Earlier releases and captures did not name their holds.
  if ("hold" in command)
    return (fact.ref === ref || fact.ref === null) && (command.units ?? fact.units) === fact.units;
  if ("contra" in command && fact.contra !== command.contra) return false;
  if (!isVendorCommand(command))
    return command.kind === "adjust"
      ? fact.cash === command.units
      : !("units" in command) || fact.units === command.units;
  return (
    fact.units === command.units &&
    fact.round === command.round &&
    fact.game === command.game &&
    fact.ref === ref &&
    fact.free === command.free &&
    (command.kind === "rollback" ||
      command.kind === "close" ||
      command.currency === state.account.currency)
  );
}
