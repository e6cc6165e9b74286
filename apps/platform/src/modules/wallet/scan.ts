import type { Tx } from "@perya/postgres";
import { digestOf, encode } from "./batch.ts";
import { GENESIS } from "./write.store.ts";
import type { Ground } from "./proof.ts";
import { selectBatches, selectBatchEntries, selectBreaks, selectCrookedRounds, type StoredBatch, type StoredEntry } from "./proof.store.ts";

/** Something that does not add up. Without a book it concerns a chain, and so every book. */
export interface Problem {
  readonly kind: "chain" | "balance" | "round";
  readonly book?: string;
  readonly text: string;
}

const BATCHES_AT_ONCE = 500;

/** Reads every batch after the ground, recomputes the chains and adds up, and answers what is wrong. `until` sees the ground before the first batch of a later transaction. */
export async function scan(tx: Tx, ground: Ground, horizon: bigint, atHorizon: (ground: Ground) => void): Promise<Problem[]> {
  const problems: Problem[] = [];
  let after = { tx: ground.tx, id: 2n ** 62n };
  let reached = false;
  for (;;) {
    const batches = await selectBatches(tx, after, BATCHES_AT_ONCE);
    if (batches.length === 0) break;
    const ids = batches.map((batch) => batch.id);
    const byBatch = Map.groupBy(await selectBatchEntries(tx, ids), (entry) => entry.batch);
    for (const batch of batches) {
      if (!reached && batch.tx >= horizon) {
        atHorizon(ground);
        reached = true;
      }
      problems.push(...addBatch(ground, batch, byBatch.get(batch.id) ?? []));
    }
    for (const { player, seq, currency, book } of await selectBreaks(tx, ids)) problems.push({ kind: "balance", book: `${currency} ${book}`, text: `Entry ${player}-${seq} does not continue from the one before` });
    for (const { player, seq, currency, book } of await selectCrookedRounds(tx, ids)) problems.push({ kind: "round", book: `${currency} ${book}`, text: `Entry ${player}-${seq} does not match the movement it refers to` });
    const last = batches.at(-1);
    if (last) after = { tx: last.tx, id: last.id };
  }
  if (!reached) atHorizon(ground);
  return problems;
}

function addBatch(ground: Ground, batch: StoredBatch, entries: readonly StoredEntry[]): Problem[] {
  const problems: Problem[] = [];
  const key = `${batch.writer} ${batch.lane}`;
  const head = ground.chains.get(key) ?? { n: 0n, digest: GENESIS.toString("hex") };
  const digest = digestOf(Buffer.from(head.digest, "hex"), batch.n, { contra: batch.contra, delta: batch.delta, columns: encode(entries) });
  if (batch.n !== head.n + 1n) problems.push({ kind: "chain", text: `Chain ${key} jumps from batch ${head.n} to ${batch.n}` });
  else if (!digest.equals(batch.digest)) problems.push({ kind: "chain", text: `Batch ${batch.n} of chain ${key} is not what was written` });
  ground.chains.set(key, { n: batch.n, digest: batch.digest.toString("hex") });
  ground.batches += 1n;
  if (batch.tx > ground.tx) ground.tx = batch.tx;
  batch.contra.forEach((id, at) => ground.house.set(id, (ground.house.get(id) ?? 0n) + (batch.delta[at] ?? 0n)));
  for (const entry of entries) addEntry(ground, entry);
  return problems;
}

function addEntry(ground: Ground, { currency, book, cash, held, owed }: StoredEntry): void {
  const key = `${currency} ${book}`;
  const sums = ground.pockets.get(key) ?? { entries: 0n, cash: 0n, held: 0n, owed: 0n };
  ground.pockets.set(key, { entries: sums.entries + 1n, cash: sums.cash + cash, held: sums.held + held, owed: sums.owed + owed });
}
