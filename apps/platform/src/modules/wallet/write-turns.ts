import type { Tx } from "@perya/postgres";
import { digestOf, makeBatch, type NumberedEntry, type Turn } from "./batch.ts";
import type { Account } from "./wallet.ts";
import type { Writer } from "./writer.ts";
import { isHouseUnknown, writeBatch, writeBatchIfCurrent, type Writing } from "./write.store.ts";

/** The last link of a chain: its number and digest. */
export interface Head {
  readonly n: bigint;
  readonly digest: Buffer;
}

/** Writes what was decided as the next batch of a lane's chain, and answers the chain's new head. `proveOpen` has the statement look whether the rounds of bets are open. */
export async function writeTurns(
  writer: Writer,
  tx: Tx,
  lane: number,
  head: Head,
  decided: readonly Turn[],
  proveOpen: boolean,
): Promise<Head> {
  const writing = await nextBatch(writer, tx, lane, head, decided, proveOpen);
  await proven(writer, writeBatch(tx, writing));
  return writing.link;
}

/** The same for what was decided on accounts that nobody holds; false, and nothing written, when it was stale. The transaction goes on either way. */
export async function writeTurnsIfCurrent(
  writer: Writer,
  tx: Tx,
  lane: number,
  head: Head,
  decided: readonly Turn[],
): Promise<boolean> {
  return proven(
    writer,
    writeBatchIfCurrent(tx, await nextBatch(writer, tx, lane, head, decided, true)),
  );
}

/** The same for wins on accounts that have got them already and are held. */
export async function writeCreditedIfProven(
  writer: Writer,
  tx: Tx,
  lane: number,
  head: Head,
  decided: readonly Turn[],
): Promise<boolean> {
  return proven(
    writer,
    writeBatchIfCurrent(tx, {
      ...(await nextBatch(writer, tx, lane, head, decided, false)),
      steps: [],
    }),
  );
}

/** Drops the numbers of house accounts when the statement finds that one of them is not there, so that the next try asks for them. */
async function proven<Value>(writer: Writer, writing: Promise<Value>): Promise<Value> {
  try {
    return await writing;
  } catch (fault) {
    if (isHouseUnknown(fault)) writer.houseNumbers.forget();
    throw fault;
  }
}

async function nextBatch(
  writer: Writer,
  tx: Tx,
  lane: number,
  head: Head,
  decided: readonly Turn[],
  proveOpen: boolean,
): Promise<Writing> {
  // In player order, so that two processes that meet on several players never wait for each other in a ring.
  const turns = decided.toSorted((a, b) =>
    a.state.account.player < b.state.account.player ? -1 : 1,
  );
  const batch = makeBatch(await number(writer, tx, turns));
  const n = head.n + 1n;
  const digest = digestOf(head.digest, n, batch);
  const steps = turns.map(({ before, state: { account } }) => ({ before, account }));
  const entries = turns.reduce((sum, turn) => sum + turn.entries.length, 0);
  return {
    link: { writer: writer.id, lane, n, digest },
    entries,
    batch,
    steps,
    proveOpen,
    guards: guarded(turns),
  };
}

/** The entries of all turns with the numbers of their house accounts. */
async function number(writer: Writer, tx: Tx, turns: readonly Turn[]): Promise<NumberedEntry[]> {
  const result: NumberedEntry[] = [];
  for (const { state, entries } of turns) {
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
function guarded(turns: readonly Turn[]): Account[] {
  return turns
    .filter(({ entries }) => entries.some((entry) => GUARD_KINDS.has(entry.kind)))
    .map(({ state }) => state.account);
}
