import type { Tx } from "@perya/postgres";
import type { Answer } from "@perya/wallet-protocol";
import { turnOn, type Turn } from "./batch.ts";
import { decideEach, type Group, type Turns } from "./decide-each.ts";
import { isNothing, need, noNeeds } from "./facts-needed.ts";
import { lockAccounts, selectAccounts } from "./facts.store.ts";
import { freshState, loadNeeds } from "./load.ts";
import type { Memory } from "./memory.ts";
import { writeTurns, type Head } from "./write-turns.ts";
import type { Writer } from "./writer.ts";
import { lockChain } from "./write.store.ts";

/** What one lane works with. */
export interface LaneContext {
  readonly writer: Writer;
  readonly lane: number;
  readonly memory: Memory;
  /** The last link of the lane's chain; undefined when it must be read again. */
  head: Head | undefined;
}

/** Answers in the order of the groups, good once the transaction has committed, and the players whose accounts changed. */
export interface Settled {
  /** Undefined for a group whose keys must be looked up before it can be answered. */
  readonly answers: (readonly Answer[] | undefined)[];
  readonly changed: readonly bigint[];
}

/** First on memory alone; when that was stale, on locked accounts and looked-up facts, so that two processes that meet on a player take turns instead of racing again. */
export async function settleBatch(
  context: LaneContext,
  tx: Tx,
  groups: readonly Group[],
  careful: boolean,
): Promise<Settled> {
  const turns = await prepare(context, tx, groups, careful);
  const now = await context.writer.now(tx);
  const answers = decideEach(turns, groups, now, careful);
  const changed = await write(context, tx, turns, !careful);
  if (!careful) for (const { state } of turns.values()) context.memory.keep(state);
  return { answers, changed };
}

async function prepare(
  { memory }: LaneContext,
  tx: Tx,
  groups: readonly Group[],
  careful: boolean,
): Promise<Turns> {
  const turns = new Map<bigint, Turn>();
  const missing = new Set<bigint>();
  // What may be answered without a write is proven by none, so it is decided on the account as it stands.
  for (const { player, seen } of groups) if (seen) memory.forget(player);
  for (const { player } of groups) {
    if (turns.has(player) || missing.has(player)) continue;
    const state = careful ? undefined : memory.recall(player);
    if (state) turns.set(player, turnOn(state));
    else missing.add(player);
  }
  if (missing.size > 0)
    for (const account of await (careful ? lockAccounts : selectAccounts)(tx, [...missing]))
      turns.set(account.player, turnOn(freshState(account)));
  const needs = noNeeds();
  for (const { player, asked, seen } of groups) {
    const turn = turns.get(player);
    if (turn) need(needs, turn.state, asked, careful || seen);
  }
  if (!isNothing(needs)) await loadNeeds(tx, needs);
  return turns;
}

async function write(
  context: LaneContext,
  tx: Tx,
  turns: Turns,
  proveOpen: boolean,
): Promise<bigint[]> {
  const { writer, lane, memory } = context;
  const decided = [...turns.values()].filter(({ entries }) => entries.length > 0);
  if (decided.length === 0) return [];
  const head = (context.head ??= await lockChain(tx, writer.id, lane));
  context.head = await writeTurns(writer, tx, lane, head, decided, proveOpen);
  for (const { entries } of decided) for (const entry of entries) memory.sawKey(entry.idem);
  return decided.map(({ state }) => state.account.player);
}
