import type { Tx } from "@perya/postgres";
import { zonesOf } from "../../brands/index.ts";
import { entriesBetween } from "../../turnover/index.ts";
import { datesIn } from "../brand-dates.ts";
import { portionsTo } from "../portions.ts";
import { selectClosedUntil } from "./closings.store.ts";
import {
  addRecordDays,
  deleteOpenRecordDays,
  lockRecordPositions,
  sumRecord,
} from "./record-days.store.ts";

/**
 * Adds up again what the record of turnover says of the days that are not closed, after the record
 * was repaired: closing compares with it.
 */
export async function addRecordAgain(tx: Tx): Promise<void> {
  const closed = new Map(
    (await selectClosedUntil(tx)).map(({ brandId, day }) => [brandId, day] as const),
  );
  const dateOf = datesIn(await zonesOf(tx, null));
  const positions = await lockRecordPositions(tx);
  await deleteOpenRecordDays(tx);
  for (const { source, readTo } of positions)
    for (const { from, to } of portionsTo(readTo)) {
      const sums = await sumRecord(tx, entriesBetween(source, from, to));
      const days = sums.map(({ quarter, ...sum }) => ({
        ...sum,
        day: dateOf(sum.brandId, quarter),
      }));
      await addRecordDays(
        tx,
        days.filter(({ brandId, day }) => day > (closed.get(brandId) ?? "")),
      );
    }
}
