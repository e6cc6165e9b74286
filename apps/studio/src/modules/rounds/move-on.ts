import { fromMinor } from "@perya/money";
import type { Tx } from "@perya/postgres";
import type { Rules } from "../../games.ts";
import { insertCall, transactionId } from "../wallet-client/index.ts";
import type { Round } from "./round.ts";
import { updateState } from "./rounds.store.ts";

/**
 * Stores a round's next state. When nothing is left to decide, the win that closes it, zero
 * included, is put into the outbox in the same transaction.
 */
export async function moveOn(
  tx: Tx,
  rules: Rules,
  round: Round,
  next: { readonly state: unknown; readonly step: number },
): Promise<void> {
  const over = rules.isOver(next.state);
  const payout = over ? rules.payout(next.state, round.stake) : 0n;
  await updateState(tx, round.id, { ...next, status: over ? "PENDING_CREDIT" : "OPEN", payout });
  if (!over) return;
  await insertCall(tx, {
    id: transactionId(round.id, "win"),
    round: round.id,
    session: round.session,
    kind: "win",
    units: fromMinor(payout, round.currency).units,
    reference: transactionId(round.id, "bet"),
    details: detailsOf(round, next.step),
    reward: round.reward,
  });
}

/** What was played, in short; the operator asks for the proof itself. */
function detailsOf({ version, nonce, choice }: Round, decisions: number): string {
  return JSON.stringify({ version, nonce, choice, decisions });
}
