import type { Tx } from "@perya/postgres";
import { allBrands, zonesOf } from "../../../brands/index.ts";
import { entriesBetween } from "../../../turnover/index.ts";
import { addTurnover, awaitPositions, deleteCounted } from "./turnover.store.ts";

/** Entries that are counted in one statement: what fits into memory many times. */
const MOST_ENTRIES = 500_000n;

/**
 * Counts all turnover again that has been counted, after the record was repaired. Levels that were
 * reached stay until a month in which they are not kept.
 */
export async function countAgain(tx: Tx): Promise<void> {
  const positions = await awaitPositions(tx);
  if (!positions) throw new Error("VIP levels have no position in the record of turnover");
  const [brands, zones] = [await allBrands(tx, null), await zonesOf(tx, null)];
  await deleteCounted(tx);
  for (const source of ["rounds", "lottery"] as const)
    for (let from = 0n; from < positions[source]; from += MOST_ENTRIES) {
      const to = from + MOST_ENTRIES < positions[source] ? from + MOST_ENTRIES : positions[source];
      await addTurnover(tx, entriesBetween(source, from, to), brands, zones);
    }
}
