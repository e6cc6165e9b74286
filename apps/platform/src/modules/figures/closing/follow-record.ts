import type { Tx } from "@perya/postgres";
import { zonesOf } from "../../brands/index.ts";
import {
  entriesBetween,
  isBookedAfter,
  writtenBy,
  type TurnoverSource,
} from "../../turnover/index.ts";
import { datesIn } from "../brand-dates.ts";
import {
  addRecordDays,
  lockRecordPosition,
  selectRecordPosition,
  sumRecord,
  updateRecordPosition,
} from "./record-days.store.ts";

/** Entries that are added up in one transaction. */
const MOST_ENTRIES = 20_000n;

/**
 * Adds up what the record of turnover says of each brand's days, apart from the roll-up, which
 * closing compares with it. Returns whether there is more.
 */
export async function followRecord(tx: Tx, source: TurnoverSource): Promise<boolean> {
  const from = await lockRecordPosition(tx, source);
  if (from === undefined) return false;
  const written = await writtenBy(tx, source);
  const to = written - from > MOST_ENTRIES ? from + MOST_ENTRIES : written;
  if (to === from) return false;
  const sums = await sumRecord(tx, entriesBetween(source, from, to));
  const dateOf = datesIn(await zonesOf(tx, null));
  await addRecordDays(
    tx,
    sums.map(({ quarter, ...sum }) => ({ ...sum, day: dateOf(sum.brandId, quarter) })),
  );
  await updateRecordPosition(tx, source, to);
  return to < written;
}

/** Whether it has read all that was booked before a time. */
export async function hasFollowedRecord(tx: Tx, before: Temporal.Instant): Promise<boolean> {
  for (const source of ["rounds", "lottery"] as const)
    if (await isBookedAfter(tx, source, await selectRecordPosition(tx, source), before))
      return false;
  return true;
}
