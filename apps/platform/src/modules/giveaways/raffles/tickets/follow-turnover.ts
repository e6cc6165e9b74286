import type { Tx } from "@perya/postgres";
import { allBrands } from "../../../brands/index.ts";
import { entriesBetween, isBookedAfter, writtenBy } from "../../../turnover/index.ts";
import { addTurnover, lockPositions, takePositions, updatePosition } from "./turnover.store.ts";

/** Entries of each source that are counted in one transaction. */
const MOST_ENTRIES = 10_000n;
const SOURCES = ["rounds", "lottery"] as const;

/**
 * Counts the next entries of the record of turnover for raffles, in one transaction with the
 * position: repeated, interrupted or run twice at once, each counts once. Returns whether there
 * are more.
 */
export async function followTurnover(tx: Tx): Promise<boolean> {
  const positions = await takePositions(tx);
  let hasMore = false;
  for (const source of positions ? SOURCES : []) {
    const from = positions?.[source] ?? 0n;
    const written = await writtenBy(tx, source);
    const to = written - from > MOST_ENTRIES ? from + MOST_ENTRIES : written;
    if (to === from) continue;
    await addTurnover(tx, entriesBetween(source, from, to), await allBrands(tx, null));
    await updatePosition(tx, source, to);
    hasMore ||= to < written;
  }
  return hasMore;
}

/**
 * Whether all turnover that was booked before a time is counted. Nothing is counted further until
 * the transaction ends.
 */
export async function isCounted(tx: Tx, before: Temporal.Instant): Promise<boolean> {
  const positions = await lockPositions(tx);
  for (const source of SOURCES)
    if (await isBookedAfter(tx, source, positions[source], before)) return false;
  return true;
}
