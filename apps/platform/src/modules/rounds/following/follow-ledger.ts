import type { Tx } from "@perya/postgres";
import { followSpan } from "../../wallet/index.ts";
import { recordEntries } from "./record-entries.ts";
import { partsOf } from "./span-parts.store.ts";

/** The follower's name in the ledger's feed, with which its position is kept. */
export const FOLLOWER = "betting records";

/**
 * Reads the ledger's next entries into betting records and figures. Returns how many entries it
 * read; 0 means that it has caught up, or that another worker is at it.
 */
export async function followLedger(tx: Tx): Promise<number> {
  const span = await followSpan(tx, FOLLOWER, async (open, next) => {
    await recordEntries(open, partsOf(next));
  });
  return span?.entries ?? 0;
}
