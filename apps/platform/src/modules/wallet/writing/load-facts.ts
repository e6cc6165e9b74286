import type { Tx } from "@perya/postgres";
import { roundKeyOf, type Needs } from "../deciding/index.ts";
import { selectClosedRounds, selectFacts, selectRoundBets, selectStarts } from "./facts.store.ts";
import { loadSession } from "./load-session.ts";
import { loadSums } from "./load-sums.ts";

/** Looks up what is needed and puts it into the states that asked. */
export async function loadFacts(tx: Tx, needs: Needs): Promise<void> {
  if (needs.facts.length > 0) {
    const facts = new Map(
      (await selectFacts(tx, [...new Set(needs.facts.map(({ idem }) => idem))])).map((fact) => [
        fact.idem,
        fact,
      ]),
    );
    for (const { state, idem } of needs.facts) {
      const fact = facts.get(idem);
      if (fact) state.facts.set(idem, fact);
    }
  }
  if (needs.rounds.length > 0) {
    const closed = await selectClosedRounds(
      tx,
      needs.rounds.map(({ name }) => name),
    );
    needs.rounds.forEach(({ state, name }, at) =>
      state.rounds.set(roundKeyOf(name.vendor, name.round), closed.has(at)),
    );
  }
  if (needs.roundBets.length > 0) {
    const bets = await selectRoundBets(
      tx,
      needs.roundBets.map(({ name }) => name),
    );
    const states = new Map(needs.roundBets.map(({ state }) => [state.account.player, state]));
    for (const bet of bets) states.get(bet.player)?.facts.set(bet.idem, bet);
  }
  const capped = new Set(needs.sums.filter(({ sums }) => !sums));
  if (capped.size > 0) await loadSums(tx, [...capped]);
  for (const state of needs.starts) state.starts ??= await selectStarts(tx, state.account.player);
  for (const { state, bound } of needs.sessions)
    if (state.session?.number !== bound.number) state.session = await loadSession(tx, state, bound);
}
