import type { Tx } from "@perya/postgres";
import { lotteryVendors } from "../lottery/index.ts";
import { playersByIds } from "../players/index.ts";
import { readEntries } from "../wallet/index.ts";
import { addRoundChanges, lockCursor, moveCursor } from "./records.store.ts";
import { roundChanges } from "./round-change.ts";

/**
 * Reads the ledger's next entries into betting records, in one transaction with the place it has read to: repeated, interrupted or run twice at once, every entry counts
 * once. Answers how many entries it read; 0 means that it has caught up, or that another worker is at it.
 */
export async function followLedger(tx: Tx): Promise<number> {
  const readTo = await lockCursor(tx);
  if (readTo === undefined) return 0;
  const { entries, cursor } = await readEntries(tx, readTo);
  if (entries.length === 0) return 0;
  const changes = roundChanges(entries, new Set(await lotteryVendors(tx)));
  const players = await playersByIds(tx, [...new Set(changes.map(({ player }) => player))]);
  await addRoundChanges(tx, changes, new Map(players.map(({ id, brandId }) => [id, brandId])));
  await moveCursor(tx, cursor);
  return entries.length;
}
