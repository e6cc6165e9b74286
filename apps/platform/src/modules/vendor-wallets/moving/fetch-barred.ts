import { randomUUID } from "node:crypto";
import type { Tx } from "@perya/postgres";
import { walletsToFetchOf } from "../wallets.store.ts";
import { beginOut } from "./begin-out.ts";

/**
 * Begins to take everything out of the vendors' wallets of a player who may not play now: excluded,
 * or out of time. A vendor's game that is still open has nothing left to play with. What can't
 * begin yet, because other money is on its way, and what is won later, comes with the sweep.
 */
export async function fetchBarred(tx: Tx, player: bigint): Promise<void> {
  for (const holder of await walletsToFetchOf(tx, player)) {
    const { vendor } = holder;
    const out = { holder, vendor, units: null, cause: "EXCLUSION", key: randomUUID() } as const;
    await beginOut(tx, out);
  }
}
