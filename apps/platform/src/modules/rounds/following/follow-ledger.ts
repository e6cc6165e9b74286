import type { Tx } from "@perya/postgres";
import { followEntries } from "../../wallet/index.ts";
import { recordEntries } from "./record-entries.ts";

/** The follower's name in the ledger's feed, with which its position is kept. */
export const FOLLOWER = "betting records";

/**
 * Reads the ledger's next entries into betting records and figures. Returns how many entries it
 * read; 0 means that it has caught up, or that another worker is at it.
 */
export function followLedger(tx: Tx): Promise<number> {
  return followEntries(tx, FOLLOWER, recordEntries);
}
