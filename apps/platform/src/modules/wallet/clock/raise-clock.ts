import type { Tx } from "@perya/postgres";
import { lastNumbers, lockBatches, lockClock, setBase } from "./clock.store.ts";

/**
 * Makes the next transaction's number greater than every number that is stored, which it is not
 * when the ledger was restored into a server that counts lower: followers and proofs would pass
 * over what is written there. At every start, before anything is written. Answers by how much the
 * base was raised.
 */
export async function raiseClock(tx: Tx): Promise<bigint> {
  const base = await lockClock(tx);
  if ((await missing(tx, base)) <= 0n) return 0n;
  await lockBatches(tx);
  const raise = await missing(tx, base);
  if (raise <= 0n) return 0n;
  await setBase(tx, base + raise);
  return raise;
}

/** What the base lacks for the next transaction's number to be a new one. */
async function missing(tx: Tx, base: bigint): Promise<bigint> {
  const { stored, server } = await lastNumbers(tx);
  return stored - (base + server) + 1n;
}
