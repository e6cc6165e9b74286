import type { Tx } from "@perya/postgres";
import { allBrands, zonesOf } from "../../../brands/index.ts";
import { entriesBetween, isBookedAfter, writtenBy } from "../../../turnover/index.ts";
import { raiseLevels } from "../raise-levels.ts";
import { addTurnover, lockPositions, selectPosition, updatePosition } from "./turnover.store.ts";

/** Entries of each source that are counted in one transaction. */
const MOST_ENTRIES = 10_000n;
const SOURCES = ["rounds", "lottery"] as const;

/**
 * Counts the next entries of the record of turnover and raises who has come to a level, in one
 * transaction with the position: repeated, interrupted or run twice at once, each counts once.
 * Returns whether there are more.
 */
export async function followTurnover(tx: Tx): Promise<boolean> {
  const positions = await lockPositions(tx);
  if (!positions) return false;
  let hasMore = false;
  for (const source of SOURCES) {
    const from = positions[source];
    const written = await writtenBy(tx, source);
    const to = written - from > MOST_ENTRIES ? from + MOST_ENTRIES : written;
    if (to === from) continue;
    const brands = await allBrands(tx, null);
    const entries = entriesBetween(source, from, to);
    const played = await addTurnover(tx, entries, brands, await zonesOf(tx, null));
    for (const brand of brands) {
      const players = played.filter(({ brandId }) => brandId === brand.id);
      if (players.length > 0)
        await raiseLevels(
          tx,
          brand,
          players.map(({ player }) => player),
        );
    }
    await updatePosition(tx, source, to);
    hasMore ||= to < written;
  }
  return hasMore;
}

/** Whether all turnover that was booked before a time is counted. */
export async function isCounted(tx: Tx, before: Temporal.Instant): Promise<boolean> {
  for (const source of SOURCES)
    if (await isBookedAfter(tx, source, await selectPosition(tx, source), before)) return false;
  return true;
}
