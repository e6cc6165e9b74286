import type { Tx } from "@perya/postgres";
import { allBrands } from "../../brands/index.ts";
import { entriesBetween, writtenBy } from "../../turnover/index.ts";
import { takePositions, updatePosition } from "./positions.store.ts";
import { addRounds, addSums, takeNews } from "./scores.store.ts";
import { tellPages } from "./tell-pages.ts";

/** Entries of each source that are counted in one transaction. */
const MOST_ENTRIES = 10_000n;
const SOURCES = ["rounds", "lottery"] as const;

/**
 * Counts the next entries of the record of turnover for tournaments, in one transaction with the
 * position: repeated, interrupted or run twice at once, each counts once. Returns whether there
 * are more.
 */
export async function followRecord(tx: Tx): Promise<boolean> {
  const positions = await takePositions(tx);
  if (!positions) return false;
  let hasMore = false;
  for (const source of SOURCES) {
    const from = positions[source];
    const written = await writtenBy(tx, source);
    const to = written - from > MOST_ENTRIES ? from + MOST_ENTRIES : written;
    if (to === from) continue;
    const [entries, brands] = [entriesBetween(source, from, to), await allBrands(tx, null)];
    await addSums(tx, entries, brands);
    await addRounds(tx, source, entries, brands);
    await updatePosition(tx, source, to);
    hasMore ||= to < written;
  }
  await tellPages(tx, await takeNews(tx));
  return hasMore;
}
