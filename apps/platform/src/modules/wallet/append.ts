import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Receipt, WalletRefusal } from "@perya/wallet-protocol";
import { digestOf, makeBatch, type NumberedEntry } from "./batch.ts";
import { decideGroup } from "./decide-group.ts";
import { need, noNeeds } from "./facts-needed.ts";
import { insertAccount, lockAccounts } from "./facts.store.ts";
import { freshState, loadNeeds } from "./load.ts";
import type { Command, NewEntry, PlayerState } from "./wallet.ts";
import type { Writer } from "./writer.ts";
import { lockChain, writeBatch } from "./write.store.ts";

/** Chain of what is appended in other people's transactions; lanes of the batcher count from 0. */
const DIRECT_LANE = -1;

/**
 * Appends a group in the caller's transaction, all or none, in order; the players may differ. The chain is locked first and the accounts next, in player order, so the
 * state can't be stale and two callers never wait in a ring. A refusal writes nothing.
 */
export async function append(writer: Writer, tx: Tx, group: readonly Command[]): Promise<Result<Receipt[], WalletRefusal>> {
  const head = await lockChain(tx, writer.id, DIRECT_LANE);
  for (const command of group) if (command.kind === "open") await insertAccount(tx, command.player, command.currency, command.book);
  const states = await lockStates(tx, group);
  const now = await writer.now(tx);
  const receipts: Receipt[] = [];
  const entries: NewEntry[] = [];
  const before = new Map([...states.values()].map(({ account }) => [account.player, account.seq]));
  for (const command of group) {
    const state = states.get(command.player);
    if (!state) return refuse("UNKNOWN_PLAYER");
    const outcome = decideGroup(state, [command], now);
    const [answer] = outcome.answers;
    if (!answer?.ok) return refuse(answer?.refusal ?? "UNKNOWN_PLAYER", answer?.detail);
    receipts.push(answer.receipt);
    entries.push(...outcome.entries);
  }
  if (entries.length === 0) return ok(receipts);
  const batch = makeBatch(await numbered(writer, tx, entries, states));
  const n = head.n + 1n;
  const link = { writer: writer.id, lane: DIRECT_LANE, n, digest: digestOf(head.digest, n, batch) };
  const changed = [...states.values()].filter(({ account }) => before.get(account.player) !== account.seq);
  const steps = changed.map(({ account }) => ({ before: before.get(account.player) ?? 0n, account }));
  await writeBatch(tx, { link, batch, steps, open: [], close: closings(entries), guards: guarded(entries, states) });
  return ok(receipts);
}

async function lockStates(tx: Tx, group: readonly Command[]): Promise<Map<bigint, PlayerState>> {
  const accounts = await lockAccounts(tx, [...new Set(group.map((command) => command.player))]);
  const states = new Map(accounts.map((account) => [account.player, freshState(account)]));
  const needs = noNeeds();
  for (const command of group) {
    const state = states.get(command.player);
    if (state) need(needs, state, command, { seen: true, careful: true });
  }
  await loadNeeds(tx, needs, [...states.values()]);
  return states;
}

/** Entries with the numbers of their house accounts. */
export async function numbered(
  writer: Writer,
  tx: Tx,
  entries: readonly NewEntry[],
  states: ReadonlyMap<bigint, PlayerState>,
): Promise<NumberedEntry[]> {
  const result: NumberedEntry[] = [];
  for (const entry of entries) {
    const account = states.get(entry.player)?.account;
    if (!account) throw new Error(`No state for player ${entry.player}`);
    const id = writer.houseNumber(tx, entry.contra, account.currency, account.book);
    result.push(Object.assign(entry, { contraId: typeof id === "number" ? id : await id }));
  }
  return result;
}

/** Keys of the rounds that entries end. */
export function closings(entries: readonly NewEntry[]): string[] {
  return [...new Set(entries.flatMap((entry) => (entry.closes && entry.roundKey !== null ? [entry.roundKey] : [])))];
}

const GUARD_KINDS: ReadonlySet<string> = new Set(["block", "unblock", "exclude", "limit"]);

/** Accounts whose guards some entries changed. */
export function guarded(entries: readonly NewEntry[], states: ReadonlyMap<bigint, PlayerState>) {
  const players = new Set(entries.filter((entry) => GUARD_KINDS.has(entry.kind)).map((entry) => entry.player));
  return [...players].flatMap((player) => states.get(player)?.account ?? []);
}
