import type { Tx } from "@perya/postgres";
import { readEntries } from "../wallet/index.ts";
import { recordEntries } from "./record-entries.ts";
import { lockCursor, moveCursor } from "./records.store.ts";

/**
 * Reads the ledger's next entries into betting records and figures, in one transaction with the place it has read to: repeated, interrupted or run twice at once, every entry counts
 * once. Answers how many entries it read; 0 means that it has caught up, or that another worker is at it.
 */
export async function followLedger(tx: Tx): Promise<number> {
  const readTo = await lockCursor(tx);
  if (readTo === undefined) return 0;
  const { entries, cursor } = await readEntries(tx, readTo);
  if (entries.length === 0) return 0;
  await recordEntries(tx, entries);
  await moveCursor(tx, cursor);
  return entries.length;
}
