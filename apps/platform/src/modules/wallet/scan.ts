import type { Tx } from "@perya/postgres";
import { digestOf, makeBatch } from "./batch.ts";
import { selectCrookedEntries } from "./crooked-rounds.store.ts";
import { GENESIS } from "./write.store.ts";
import type { Ground } from "./proof.ts";
import { selectBatches, selectBatchEntries, selectBreaks, type StoredBatch, type StoredEntry } from "./proof.store.ts";

/** Something that does not add up. Without a book it concerns a chain or a batch, and so every book. */
export interface Problem {
  readonly kind: "chain" | "balance" | "round";
  readonly book?: string;
  readonly text: string;
}

/** So many entries, and one batch more at most, are held at once: batches differ in size a thousandfold. */
const ENTRIES_AT_ONCE = 20_000;

/**
 * Reads every batch that the ground has not counted, recomputes the chains, adds up, and answers what is wrong. A chain's batches become visible in order, because each
 * waits for the commit of the one before; so the heads of the chains say exactly what has been counted.
 */
export async function scan(tx: Tx, ground: Ground, horizon: bigint): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (let after = 0n; ;) {
    const batches = await selectBatches(tx, ground.horizon, after);
    const last = batches.at(-1);
    if (!last) break;
    after = last.id;
    const fresh = batches.filter((batch) => batch.n > (ground.chains.get(chainOf(batch))?.n ?? 0n));
    for (const few of inHandfuls(fresh)) problems.push(...(await scanFew(tx, ground, few)));
  }
  ground.horizon = horizon;
  return problems;
}

function* inHandfuls(batches: readonly StoredBatch[]): Generator<StoredBatch[]> {
  let few: StoredBatch[] = [];
  let entries = 0;
  for (const batch of batches) {
    few.push(batch);
    entries += batch.entries;
    if (entries < ENTRIES_AT_ONCE) continue;
    yield few;
    few = [];
    entries = 0;
  }
  if (few.length > 0) yield few;
}

async function scanFew(tx: Tx, ground: Ground, batches: readonly StoredBatch[]): Promise<Problem[]> {
  const ids = batches.map((batch) => batch.id);
  const byBatch = Map.groupBy(await selectBatchEntries(tx, ids), (entry) => entry.batch);
  const problems = batches.flatMap((batch) => addBatch(ground, batch, byBatch.get(batch.id) ?? []));
  for (const entry of await selectBreaks(tx, ids)) problems.push(entryProblem("balance", entry, "does not continue from the one before"));
  for (const entry of await selectCrookedEntries(tx, ids)) problems.push(entryProblem("round", entry, entry.wrong));
  return problems;
}

function entryProblem(kind: Problem["kind"], entry: { player: bigint; seq: bigint; currency: string; book: string }, text: string): Problem {
  return { kind, book: `${entry.currency} ${entry.book}`, text: `Entry ${entry.player}-${entry.seq} ${text}` };
}

function chainOf(batch: StoredBatch): string {
  return `${batch.writer} ${batch.lane}`;
}

function addBatch(ground: Ground, batch: StoredBatch, entries: readonly StoredEntry[]): Problem[] {
  const problems: Problem[] = [];
  const key = chainOf(batch);
  const head = ground.chains.get(key) ?? { n: 0n, digest: GENESIS.toString("hex") };
  const { contra, delta, lines } = makeBatch(entries);
  const digest = digestOf(Buffer.from(head.digest, "hex"), batch.n, { contra: batch.contra, delta: batch.delta, lines });
  if (batch.n !== head.n + 1n) problems.push({ kind: "chain", text: `Chain ${key} jumps from batch ${head.n} to ${batch.n}` });
  else if (!digest.equals(batch.digest)) problems.push({ kind: "chain", text: `Batch ${batch.n} of chain ${key} is not what was written` });
  if (contra.join() !== batch.contra.join() || delta.join() !== batch.delta.join())
    problems.push({ kind: "balance", text: `The house's legs of batch ${batch.n} of chain ${key} are not those of its entries` });
  ground.chains.set(key, { n: batch.n, digest: batch.digest.toString("hex") });
  ground.batches += 1n;
  batch.contra.forEach((id, at) => ground.house.set(id, (ground.house.get(id) ?? 0n) + (batch.delta[at] ?? 0n)));
  for (const entry of entries) addEntry(ground, entry);
  return problems;
}

function addEntry(ground: Ground, { currency, book, cash, held, owed }: StoredEntry): void {
  const key = `${currency} ${book}`;
  const sums = ground.pockets.get(key) ?? { entries: 0n, cash: 0n, held: 0n, owed: 0n };
  ground.pockets.set(key, { entries: sums.entries + 1n, cash: sums.cash + cash, held: sums.held + held, owed: sums.owed + owed });
}
