import type { VendorCommand } from "@perya/wallet-protocol";
import type { Decision } from "./decision.ts";
import { MAX_UNITS } from "./decide-bet.ts";
import { entryFor } from "./entry.ts";
import type { Asked } from "./keys.ts";
import type { Fact, NewEntry, PlayerState } from "./state.ts";

/**
 * A rollback takes a bet or a win back. One that comes before its reference leaves a tombstone
 * under the reference's own key, so that the late movement meets it. A win that was spent is taken
 * back as far as cash goes; the rest becomes a debt of the player.
 */
export function decideRollback(state: PlayerState, asked: Asked<VendorCommand>): Decision {
  const { command: rollback, ref } = asked;
  if (rollback.reference === null || ref === null || ref === asked.idem)
    return { type: "refuse", refusal: "TRANSACTION_DOES_NOT_EXIST" };
  const fact = state.facts.get(ref);
  if (!fact) return { type: "append", entries: tombstone(state, asked, rollback.reference, ref) };
  if (fact.player !== rollback.player || !isReversible(fact))
    return { type: "refuse", refusal: "TRANSACTION_DOES_NOT_EXIST" };
  if (fact.kind === "tombstone" || fact.rolledBack || fact.status !== "APPLIED")
    return { type: "append", entries: [entryFor(state, asked, { contra: null })] };
  const entry = reversal(state, asked, fact);
  if (entry.after > MAX_UNITS || state.account.owed + entry.owed > MAX_UNITS)
    return { type: "refuse", refusal: "AMOUNT_TOO_LARGE" };
  return { type: "append", entries: [entry] };
}

function isReversible(fact: Fact): boolean {
  return fact.kind === "bet" || fact.kind === "win" || fact.kind === "tombstone";
}

function reversal(state: PlayerState, asked: Asked<VendorCommand>, fact: Fact): NewEntry {
  const back = -fact.cash;
  const cash = state.account.cash + back < 0n ? -state.account.cash : back;
  return entryFor(state, asked, { cash, owed: cash - back });
}

/**
 * The rollback, and beside it the entry that keeps the reference's id. Its `transaction` is the one
 * place where the reference's own id is written.
 */
function tombstone(
  state: PlayerState,
  asked: Asked<VendorCommand>,
  reference: string,
  ref: string,
): [NewEntry, NewEntry] {
  const first = entryFor(state, asked, { contra: null, blind: true });
  const second = {
    ...first,
    kind: "tombstone",
    idem: ref,
    transaction: reference,
    ref: null,
    seq: first.seq + 1n,
    closes: false,
    blind: false,
  } as const;
  return [first, second];
}
