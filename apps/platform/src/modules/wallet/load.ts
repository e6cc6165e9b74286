import type { Tx } from "@perya/postgres";
import type { Needs } from "./facts-needed.ts";
import type { Account, PlayerState } from "./wallet.ts";
import { selectClosedRounds, selectFacts, selectRoundBets, selectWindow } from "./facts.store.ts";

/** A player's state with nothing looked up yet. */
export function freshState(account: Account): PlayerState {
  return { account, facts: new Map(), rounds: new Map(), window: undefined };
}

/** Looks up what is needed and puts it into the states that asked, absence included. */
export async function loadNeeds(tx: Tx, needs: Needs, states: readonly PlayerState[]): Promise<void> {
  if (needs.idems.size > 0) {
    const facts = new Map((await selectFacts(tx, [...needs.idems])).map((fact) => [fact.idem, fact]));
    for (const state of states) for (const idem of needs.idems) state.facts.set(idem, facts.get(idem) ?? null);
  }
  if (needs.rounds.size > 0) {
    const closed = await selectClosedRounds(tx, [...needs.rounds]);
    for (const state of states) for (const round of needs.rounds) if (!state.rounds.has(round)) state.rounds.set(round, closed.has(round));
  }
  for (const { state, vendor, round } of needs.roundBets) {
    for (const bet of await selectRoundBets(tx, state.account.player, vendor, round)) state.facts.set(bet.idem, bet);
  }
  for (const state of needs.windows) state.window ??= await selectWindow(tx, state.account.player);
}
