import type { VendorCommand } from "@perya/wallet-protocol";
import type { Decision } from "./decide.ts";
import { entryFor } from "./entry.ts";
import { idemOf } from "./keys.ts";
import type { Fact, NewEntry, PlayerState } from "./wallet.ts";

/**
 * A rollback takes a bet or a win back. One that comes before its reference leaves a tombstone under the reference's own key, so that the late movement meets it.
 * A win that was spent is taken back as far as cash goes; the rest becomes a debt of the player.
 */
export function decideRollback(state: PlayerState, rollback: VendorCommand): Decision {
  if (rollback.reference === null) return { type: "refuse", refusal: "TRANSACTION_DOES_NOT_EXIST" };
  const fact = state.facts.get(idemOf(rollback.vendor, rollback.reference));
  if (!fact) return { type: "append", entries: tombstone(state, rollback, rollback.reference) };
  if (fact.player !== rollback.player || !isReversible(fact)) return { type: "refuse", refusal: "TRANSACTION_DOES_NOT_EXIST" };
  if (fact.kind === "tombstone" || fact.rolledBack || fact.status !== "APPLIED")
    return { type: "append", entries: [entryFor(state, rollback, { contra: null })] };
  return { type: "append", entries: [reversal(state, rollback, fact)] };
}

function isReversible(fact: Fact): boolean {
  return fact.kind === "bet" || fact.kind === "win" || fact.kind === "tombstone";
}

function reversal(state: PlayerState, rollback: VendorCommand, fact: Fact): NewEntry {
  const back = -fact.cash;
  const cash = state.account.cash + back < 0n ? -state.account.cash : back;
  return entryFor(state, rollback, { cash, owed: cash - back });
}

function tombstone(state: PlayerState, rollback: VendorCommand, reference: string): [NewEntry, NewEntry] {
  const first = entryFor(state, rollback, { contra: null, blind: true });
  const second = entryFor(state, rollback, {
    contra: null,
    kind: "tombstone",
    idem: idemOf(rollback.vendor, reference),
    transaction: reference,
    reference: null,
    ref: null,
    seq: first.seq + 1n,
    closes: false,
  });
  return [first, second];
}
