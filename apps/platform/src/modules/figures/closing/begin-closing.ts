import type { Tx } from "@perya/postgres";
import { zonesOf } from "../../brands/index.ts";
import { nextTransaction } from "../../wallet/index.ts";
import { datesIn } from "../brand-dates.ts";
import { brandDay } from "./brand-day.ts";
import { insertClosing, selectLast, selectNow } from "./closings.store.ts";
import { selectFirstDay } from "./ledger-days.store.ts";

/**
 * After a day's end its closing waits, so that a server whose clock is late by less, after a
 * failover, writes nothing into it any more.
 */
const GRACE = { minutes: 5 };

/**
 * Lets a brand's next day close when it is over: the first one with money, then one after the
 * other. Every transaction that begins from now on is after the day's end. Returns whether it did.
 */
export async function beginClosing(tx: Tx, brandId: bigint): Promise<boolean> {
  const last = await selectLast(tx, brandId);
  if (last && last.state !== "CLOSED") return false;
  const zones = await zonesOf(tx, brandId);
  const date = last ? datesIn(zones)(brandId, last.end) : await selectFirstDay(tx, brandId);
  const next = date === undefined ? undefined : brandDay(zones, date);
  if (!next) return false;
  const now = await selectNow(tx);
  if (Temporal.Instant.compare(now, next.end.add(GRACE)) < 0) return false;
  await insertClosing(tx, brandId, next, await nextTransaction(tx));
  return true;
}
