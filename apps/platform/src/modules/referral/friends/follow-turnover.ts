import type { Tx } from "@perya/postgres";
import { entriesBetween, writtenBy } from "../../turnover/index.ts";
import { lockPositions, lookAtPlayed, updatePosition } from "./turnover.store.ts";

/** Entries of each source that are read in one transaction. */
const MOST_ENTRIES = 10_000n;
const SOURCES = ["rounds", "lottery"] as const;

/**
 * Has friends looked at who have played, by the next entries of the record of turnover, in one
 * transaction with the position. Returns whether there are more.
 */
export async function followTurnover(tx: Tx): Promise<boolean> {
  const positions = await lockPositions(tx);
  let hasMore = false;
  for (const source of positions ? SOURCES : []) {
    const from = positions?.[source] ?? 0n;
    const written = await writtenBy(tx, source);
    const to = written - from > MOST_ENTRIES ? from + MOST_ENTRIES : written;
    if (to === from) continue;
    await lookAtPlayed(tx, entriesBetween(source, from, to));
    await updatePosition(tx, source, to);
    hasMore ||= to < written;
  }
  return hasMore;
}
