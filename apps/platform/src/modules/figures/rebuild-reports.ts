import type { Tx } from "@perya/postgres";
import { zonesOf } from "../brands/index.ts";
import { entriesBetween } from "../turnover/index.ts";
import { closedDays } from "./closed-days.store.ts";
import { addRecordAgain } from "./closing/add-record-again.ts";
import { portionsTo } from "./portions.ts";
import { addDifferences, createAgain, lockPositions, selectDifferences } from "./rebuild.store.ts";
import { addEntries, REPORTS } from "./roll-up.store.ts";

interface Rebuilt {
  readonly entries: bigint;
  /** Of each report: how many rows differ, and the first of them as they have to be changed. */
  readonly wrong: Readonly<Record<"day" | "quarter" | "open", number>>;
  readonly first: readonly string[];
}

/**
 * Adds the record of turnover up again, beside the reports and as far as they have read, and
 * compares. With `repair` the reports are brought to what the record says, except on closed days.
 * The house's own entries are none of the record's and stay as they are.
 */
export async function rebuildReports(tx: Tx, repair: boolean): Promise<Rebuilt> {
  const positions = await lockPositions(tx);
  const again = await createAgain(tx);
  const zones = await zonesOf(tx, null);
  let entries = 0n;
  for (const source of ["rounds", "lottery"] as const) {
    const readTo = positions.find((position) => position.source === source)?.readTo ?? 0n;
    for (const { from, to } of portionsTo(readTo)) {
      await addEntries(tx, entriesBetween(source, from, to), zones, again);
    }
    entries += readTo;
  }
  const day = await selectDifferences(tx, "day");
  const quarter = await selectDifferences(tx, "quarter");
  const open = await selectDifferences(tx, "open");
  if (repair) {
    for (const table of ["day", "quarter", "open"] as const)
      await addDifferences(tx, table, REPORTS, closedDays());
    await addRecordAgain(tx);
  }
  return {
    entries,
    wrong: { day: day.rows, quarter: quarter.rows, open: open.rows },
    first: [...day.first, ...quarter.first, ...open.first],
  };
}
