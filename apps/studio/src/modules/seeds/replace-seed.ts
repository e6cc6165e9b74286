import type { Tx } from "@perya/postgres";
import { newSealedSeed } from "./new-seed.ts";
import { activateNext, insertSeed, retireSeed } from "./seeds.store.ts";

export interface Replacement {
  readonly old: bigint;
  /** False while a round under the old seed is open: it is revealed when that has ended. */
  readonly reveal: boolean;
  readonly clientSeed: string;
}

/**
 * Takes the already committed next seed into use and commits to the one after it. The caller holds
 * the old seed's lock.
 */
export async function replaceSeed(
  tx: Tx,
  secretKey: string,
  player: bigint,
  { old, reveal, clientSeed }: Replacement,
): Promise<void> {
  await retireSeed(tx, old, reveal ? "REVEALED" : "RETIRED");
  await activateNext(tx, player, clientSeed);
  await insertSeed(tx, { ...newSealedSeed(secretKey), player, status: "NEXT", clientSeed: null });
}
