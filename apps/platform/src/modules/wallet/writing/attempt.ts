import type { Tx } from "@perya/postgres";
import {
  accountBatch,
  changedOf,
  freshState,
  isNothing,
  need,
  noNeeds,
  type AccountBatch,
  type AccountBatches,
  type Group,
  type PlayerState,
} from "../deciding/index.ts";
import { lockAccounts, selectAccounts } from "./facts.store.ts";
import { loadFacts } from "./load-facts.ts";
import { nextBatch, proven } from "./next-batch.ts";
import type { Head } from "../chain.ts";
import type { Writer } from "./writer.ts";
import { writeBatch, type Writing } from "./write.store.ts";

/** The chain that a batch is written to. */
interface Chain {
  readonly lane: number;
  /** Its last link. */
  head(tx: Tx): Promise<Head> | Head;
}

/** What is to be decided and written as one batch. */
export interface Work<Answers> {
  readonly writer: Writer;
  readonly chain: Chain;
  readonly groups: readonly Group[];
  /** Undefined when something must be looked up first. */
  decide(
    accounts: AccountBatches,
    groups: readonly Group[],
    now: number,
    locked: boolean,
  ): Answers | undefined;
  /** States from memory, which may be stale; asked by the optimistic attempt alone. */
  recall?(player: bigint): PlayerState | undefined;
  /** How the optimistic attempt writes: it answers false, or throws, when a state was stale. */
  writeOptimistic(tx: Tx, writing: Writing): Promise<boolean>;
}

/** What an attempt came to. */
export interface Attempted<Answers> {
  readonly answers: Answers;
  /** Every account that was loaded, as it stands after the batch. */
  readonly accounts: AccountBatches;
  readonly changed: readonly AccountBatch[];
  readonly head: Head;
}

/**
 * One attempt at a batch: the states of its accounts, what else the commands ask for, the
 * decisions, and the statement that writes them. Everything that moves money goes through here.
 *
 * Optimistic: on states that may be stale and keys that nobody looked up, because the statement
 * that writes proves all of it. Locked: on accounts locked in player order, so that two callers
 * never wait in a ring, and with every key looked up, so that nothing can be stale. Undefined, and
 * nothing written, when only a locked attempt can answer.
 */
export async function attempt<Answers>(
  tx: Tx,
  work: Work<Answers>,
  locked: boolean,
): Promise<Attempted<Answers> | undefined> {
  const { writer, chain, groups } = work;
  const [head, accounts] = await Promise.all([chain.head(tx), loadAccounts(tx, work, locked)]);
  const answers = work.decide(accounts, groups, await writer.now(tx), locked);
  if (answers === undefined) return undefined;
  const changed = changedOf(accounts);
  if (changed.length === 0) return { answers, accounts, changed, head };
  const writing = await nextBatch(writer, tx, chain.lane, head, changed, !locked);
  const write = locked ? writeBatch : work.writeOptimistic;
  return (await proven(writer, write(tx, writing)))
    ? { answers, accounts, changed, head: writing.link }
    : undefined;
}

/** Both attempts in the caller's transaction. */
export async function attemptTwice<Answers>(tx: Tx, work: Work<Answers>): Promise<Answers> {
  const done = (await attempt(tx, work, false)) ?? (await attempt(tx, work, true));
  if (!done) throw new Error("What was looked up got no answer");
  return done.answers;
}

/** The accounts of a batch with what its groups ask for. Unknown players are missing. */
async function loadAccounts<Answers>(
  tx: Tx,
  { groups, recall }: Work<Answers>,
  locked: boolean,
): Promise<AccountBatches> {
  const accounts = new Map<bigint, AccountBatch>();
  const missing = new Set<bigint>();
  for (const { asked } of groups)
    for (const { command } of asked) {
      const { player } = command;
      if (accounts.has(player) || missing.has(player)) continue;
      const state = locked ? undefined : recall?.(player);
      if (state) accounts.set(player, accountBatch(state));
      else missing.add(player);
    }
  if (missing.size > 0)
    for (const account of await (locked ? lockAccounts : selectAccounts)(tx, [...missing]))
      accounts.set(account.player, accountBatch(freshState(account)));
  const needs = noNeeds();
  const stateOf = (player: bigint) => accounts.get(player)?.state;
  for (const { asked, seen } of groups) need(needs, stateOf, asked, locked || seen);
  if (!isNothing(needs)) await loadFacts(tx, needs);
  return accounts;
}
