import type { Tx } from "@perya/postgres";
import { zonesOf } from "../brands/index.ts";
import {
  entriesBetween,
  isBookedAfter,
  writtenBy,
  type TurnoverSource,
} from "../turnover/index.ts";
import {
  addEntries,
  lockPosition,
  lockReports,
  selectPosition,
  updatePosition,
} from "./roll-up.store.ts";

/** Entries that are added in one transaction. */
const MOST_ENTRIES = 20_000n;

/**
 * Adds the next entries of a source of turnover to the reports, in one transaction with the
 * position: repeated, interrupted or run twice at once, each is added once. Returns whether there
 * are more.
 */
export async function rollUp(tx: Tx, source: TurnoverSource): Promise<boolean> {
  const from = await lockPosition(tx, source);
  if (from === undefined) return false;
  const written = await writtenBy(tx, source);
  const to = written - from > MOST_ENTRIES ? from + MOST_ENTRIES : written;
  if (to === from) return false;
  await lockReports(tx);
  await addEntries(tx, entriesBetween(source, from, to), await zonesOf(tx, null));
  await updatePosition(tx, source, to);
  return to < written;
}

/** Whether all that is in the record of turnover and was booked before a time is in the reports. */
export async function isRolledUp(tx: Tx, before: Temporal.Instant): Promise<boolean> {
  for (const source of ["rounds", "lottery"] as const)
    if (await isBookedAfter(tx, source, await selectPosition(tx, source), before)) return false;
  return true;
}
