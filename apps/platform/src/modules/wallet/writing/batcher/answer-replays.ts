import type { Tx } from "@perya/postgres";
import type { Answer } from "@perya/wallet-protocol";
import { answerFact, freshState, replay, type Asked } from "../../deciding/index.ts";
import { selectAccounts, selectFacts } from "../facts.store.ts";
import type { Account } from "../../wallet.ts";

/**
 * Answers commands that were decided before from the table, each by itself; undefined for one that
 * was not. Of the account it takes only what never changes, so a remembered one is good enough, and
 * saves asking for it.
 */
export async function answerReplays(
  tx: Tx,
  groups: readonly { readonly asked: readonly Asked[] }[],
  remembered: (player: bigint) => Account | undefined = () => undefined,
): Promise<(Answer | undefined)[]> {
  const all = groups.flatMap(({ asked }) => asked.slice(0, 1));
  const facts = new Map(
    (await selectFacts(tx, [...new Set(all.map(({ idem }) => idem))])).map((fact) => [
      fact.idem,
      fact,
    ]),
  );
  const accounts = await accountsOf(
    tx,
    new Set(all.map(({ command }) => command.player)),
    remembered,
  );
  return all.map((asked) => {
    const fact = facts.get(asked.idem);
    const account = accounts.get(asked.command.player);
    if (!fact) return undefined;
    // This is not the player whose money was moved.
    if (!account) return { ok: false, refusal: "DUPLICATE_TRANSACTION", replayed: false };
    const state = freshState(account);
    state.facts.set(fact.idem, fact);
    const decision = replay(state, asked);
    if (decision?.type === "replay") return answerFact(decision.fact, true);
    return decision && { ok: false, refusal: decision.refusal, replayed: false };
  });
}

/**
 * What is remembered is asked once: while the others are loaded it may be forgotten, and a player
 * whom nobody knows is refused.
 */
async function accountsOf(
  tx: Tx,
  players: ReadonlySet<bigint>,
  remembered: (player: bigint) => Account | undefined,
): Promise<ReadonlyMap<bigint, Account>> {
  const known = [...players].flatMap((player) => remembered(player) ?? []);
  const strangers = players.difference(new Set(known.map(({ player }) => player)));
  const loaded = strangers.size === 0 ? [] : await selectAccounts(tx, [...strangers]);
  return new Map([...known, ...loaded].map((account) => [account.player, account]));
}
