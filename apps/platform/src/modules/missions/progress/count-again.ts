import type { Tx } from "@perya/postgres";
import { allBrands, zonesOf } from "../../brands/index.ts";
import { entriesBetween } from "../../turnover/index.ts";
import { tellPages } from "./tell-pages.ts";
import { addTurnover, awaitPositions, forgetTurnover, keepDone } from "./turnover.store.ts";

/** Entries that are counted in one statement: what fits into memory many times. */
const MOST_ENTRIES = 500_000n;
const SOURCES = ["rounds", "lottery"] as const;

/**
 * Counts all turnover and wins again that have been counted for missions, after the record was
 * repaired. A mission that was done stays so, and one that is done by it is told.
 */
export async function countAgain(tx: Tx): Promise<void> {
  const positions = await awaitPositions(tx);
  if (!positions) throw new Error("Missions have no position in the record of turnover");
  const [brands, zones] = [await allBrands(tx, null), await zonesOf(tx, null)];
  await forgetTurnover(tx);
  const done = new Set<bigint>();
  for (const source of SOURCES)
    for (let from = 0n; from < positions[source]; from += MOST_ENTRIES) {
      const to = from + MOST_ENTRIES < positions[source] ? from + MOST_ENTRIES : positions[source];
      const counted = await addTurnover(tx, entriesBetween(source, from, to), brands, zones);
      for (const { player, isDone } of counted) if (isDone) done.add(player);
    }
  await keepDone(tx);
  await tellPages(tx, [...done]);
}
