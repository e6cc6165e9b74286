import { readClock, type Tx } from "@perya/postgres";
import { allBrands } from "../../brands/index.ts";
import { lawAt, readLaws } from "../versions/read-laws.ts";
import { insertOpening } from "./choices.store.ts";

/**
 * Opens every real-money brand whose profiles have been confirmed cell by cell, and returns their
 * names. A brand without a profile of a jurisdiction has nothing that could be confirmed, and stays
 * closed.
 */
export async function openWhereConfirmed(tx: Tx): Promise<readonly string[]> {
  const now = (await readClock(tx)).epochMilliseconds;
  const opened: string[] = [];
  for (const brand of await allBrands(tx, null)) {
    if (!brand.realMoney) continue;
    // oxlint-disable-next-line no-await-in-loop -- one transaction runs one statement at a time
    const { gate, unsigned, codes } = lawAt(await readLaws(tx, brand), now);
    if (!gate || unsigned.length > 0 || codes.every((code) => code === "BASE" || code === "DEMO"))
      continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (await insertOpening(tx, brand.id)) opened.push(brand.name);
  }
  return opened;
}
