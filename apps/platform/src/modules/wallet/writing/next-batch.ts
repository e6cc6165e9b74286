import type { Tx } from "@perya/postgres";
import type { AccountBatch } from "../deciding/index.ts";
import type { Head } from "../chain.ts";
import type { Account } from "../wallet.ts";
import { digestOf, makeBatch, type NumberedEntry } from "./batch.ts";
import type { Writer } from "./writer.ts";
import { isHouseUnknown, type Writing } from "./write.store.ts";

/**
 * Drops the numbers of house accounts when the statement finds that one of them is not there, so
 * that the next try asks for them.
 */
export async function proven<Value>(writer: Writer, writing: Promise<Value>): Promise<Value> {
  try {
    return await writing;
  } catch (fault) {
    if (isHouseUnknown(fault)) writer.houseNumbers.forget();
    throw fault;
  }
}

/**
 * What was decided as the next batch of a lane's chain. `proveOpen` has the statement look whether
 * the rounds of bets are open.
 */
export async function nextBatch(
  writer: Writer,
  tx: Tx,
  lane: number,
  head: Head,
  decided: readonly AccountBatch[],
  proveOpen: boolean,
): Promise<Writing> {
  // In player order, so that two processes that meet on several players never wait for each other
  // in a ring.
  const accounts = decided.toSorted((a, b) =>
    a.state.account.player < b.state.account.player ? -1 : 1,
  );
  const batch = makeBatch(await number(writer, tx, accounts));
  const n = head.n + 1n;
  const digest = digestOf(head.digest, n, batch);
  const steps = accounts.map(({ before, state: { account } }) => ({ before, account }));
  const entries = accounts.reduce((sum, account) => sum + account.entries.length, 0);
  return {
    link: { writer: writer.id, lane, n, digest },
    entries,
    batch,
    steps,
    proveOpen,
    guards: guarded(accounts),
  };
}

/** The entries of all accounts with the numbers of their house accounts. */
async function number(
  writer: Writer,
  tx: Tx,
  accounts: readonly AccountBatch[],
): Promise<NumberedEntry[]> {
  const result: NumberedEntry[] = [];
  for (const { state, entries } of accounts) {
    for (const entry of entries) {
      const id = writer.houseNumbers.of(
        tx,
        entry.contra,
        state.account.currency,
        state.account.book,
      );
      result.push(Object.assign(entry, { contraId: typeof id === "number" ? id : await id }));
    }
  }
  return result;
}

const GUARD_KINDS: ReadonlySet<string> = new Set(["block", "unblock", "exclude", "limit"]);

/** Accounts whose guards some entries changed. */
function guarded(accounts: readonly AccountBatch[]): Account[] {
  return accounts
    .filter(({ entries }) => entries.some((entry) => GUARD_KINDS.has(entry.kind)))
    .map(({ state }) => state.account);
}
