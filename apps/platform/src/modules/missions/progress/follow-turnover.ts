import type { Tx } from "@perya/postgres";
import { allBrands, zonesOf } from "../../brands/index.ts";
import { entriesBetween, writtenBy } from "../../turnover/index.ts";
import { tellPages } from "./tell-pages.ts";
import { addTurnover, lockPositions, updatePosition } from "./turnover.store.ts";

/** Entries of each source that are counted in one transaction. */
const MOST_ENTRIES = 10_000n;
const SOURCES = ["rounds", "lottery"] as const;

/**
 * Counts the next entries of the record of turnover for missions, in one transaction with the
 * position: repeated, interrupted or run twice at once, each counts once. Returns whether there
 * are more.
 */
export async function followTurnover(tx: Tx): Promise<boolean> {
  const positions = await lockPositions(tx);
  let hasMore = false;
  for (const source of positions ? SOURCES : []) {
    const from = positions?.[source] ?? 0n;
    const written = await writtenBy(tx, source);
    const to = written - from > MOST_ENTRIES ? from + MOST_ENTRIES : written;
    if (to === from) continue;
    const [brands, zones] = [await allBrands(tx, null), await zonesOf(tx, null)];
    const counted = await addTurnover(tx, entriesBetween(source, from, to), brands, zones);
    const done = counted.filter(({ isDone }) => isDone).map(({ player }) => player);
    await tellPages(tx, [...new Set(done)]);
    await updatePosition(tx, source, to);
    hasMore ||= to < written;
  }
  return hasMore;
}
