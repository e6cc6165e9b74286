import type { Tx } from "@perya/postgres";
import { readEntries, type EntryCursor, type FollowedEntry } from "../reading/index.ts";
import { lockPosition, updatePosition } from "./followers.store.ts";

/** Takes entries of the ledger into account; writes with the transaction it is given alone. */
export type EntryHandler = (tx: Tx, entries: readonly FollowedEntry[]) => Promise<void>;

/** The entries after a cursor, which were read before it was their turn. */
export interface ReadAhead {
  readonly after: EntryCursor;
  readonly entries: readonly FollowedEntry[];
  readonly cursor: EntryCursor;
}

/**
 * Hands the ledger's next entries to a follower, in one transaction with its position: repeated,
 * interrupted or run twice at once, it is given every entry once. Entries of one player may come in
 * another order than they have in the log (`readEntries`). Returns how many entries there were; 0
 * means that the follower has caught up, or that another worker is at it. What was read ahead
 * counts while it is what comes next; the ledger never changes behind a follower.
 */
export async function followEntries(
  tx: Tx,
  name: string,
  handle: EntryHandler,
  ahead?: ReadAhead,
): Promise<number> {
  const readTo = await lockPosition(tx, name);
  if (readTo === undefined) return 0;
  const { entries, cursor } = ahead?.after === readTo ? ahead : await readEntries(tx, readTo);
  if (entries.length === 0) return 0;
  await handle(tx, entries);
  await updatePosition(tx, name, cursor);
  return entries.length;
}
