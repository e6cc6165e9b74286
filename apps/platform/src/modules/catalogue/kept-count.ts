import type { Tx } from "@perya/postgres";
import { selectVersion } from "./vendors.store.ts";

/** Fewer are counted every time, which costs little. */
const MANY = 1_000;
const MOST_KEPT = 1_000;
const kept = new WeakMap<Tx, { readonly version: bigint; readonly counts: Map<string, bigint> }>();

/**
 * How many games a question finds. Counting thousands takes a hundred times as long as reading a page of them, so such a count is kept until the catalogue changes:
 * its version moves with every change.
 */
export async function keptCount(tx: Tx, question: object, count: () => Promise<bigint>): Promise<bigint> {
  const key = JSON.stringify(question, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
  const version = await selectVersion(tx);
  let memory = kept.get(tx);
  if (memory?.version !== version) kept.set(tx, (memory = { version, counts: new Map() }));
  const known = memory.counts.get(key);
  if (known !== undefined) return known;
  const counted = await count();
  if (counted >= MANY && memory.counts.size < MOST_KEPT) memory.counts.set(key, counted);
  return counted;
}
