import type { Platform } from "../../../platform.ts";
import { allBrands } from "../../brands/index.ts";
import { operatorFor, transferVendors, type Vendor } from "../../catalogue/index.ts";
import { noteVendorPlay } from "../../limits/index.ts";
import { fetchBarred } from "../moving/fetch-barred.ts";
import { openPort } from "../port-of.ts";
import { bookPage } from "./book-page.ts";
import { pageCame, setPageAside } from "./unread-pages.store.ts";
import { cursorOf, holdRecords, notePulled, writeCursor } from "./records.store.ts";

/** Books what was played at every vendor that keeps money, up to now. */
export async function pullRecords(platform: Platform): Promise<void> {
  for (const vendor of await transferVendors(platform.db)) await pullRecordsOf(platform, vendor);
}

/** The same of one vendor, once for each name that it knows our brands by. */
export async function pullRecordsOf(platform: Platform, vendor: Vendor): Promise<void> {
  const names = new Map<string, bigint>();
  for (const { id } of await allBrands(platform.db, null)) {
    const { operatorId } = await operatorFor(platform, id, vendor);
    if (!names.has(operatorId)) names.set(operatorId, id);
  }
  for (const [operatorId, brandId] of names) {
    while (await pullPage(platform, vendor, operatorId, brandId));
  }
}

/**
 * Books one page, with the cursor in the same transaction: what was booked is never booked again,
 * and nothing is passed over. What is no page is set aside for staff. Answers whether there may be
 * more.
 */
async function pullPage(
  platform: Platform,
  vendor: Vendor,
  operatorId: string,
  brandId: bigint,
): Promise<boolean> {
  const { db, wallet } = platform;
  const cursor = await cursorOf(db, vendor.id, operatorId);
  const port = await openPort(platform, brandId, vendor);
  const page = await port.records(cursor);
  if (!page) return false;
  const at = { vendor: vendor.id, operatorId, cursor };
  if (!("unread" in page) && page.records.length === 0) {
    await pageCame(db, at);
    await notePulled(db, vendor.id, operatorId, page.cursor);
    return false;
  }
  let players: readonly bigint[] = [];
  const isMore = await db.inTransaction(async (tx) => {
    // Another process that booked the page meanwhile has moved the cursor.
    if (!(await holdRecords(tx, vendor.id))) return false;
    if ((await cursorOf(tx, vendor.id, operatorId)) !== cursor) return false;
    if ("unread" in page) {
      await setPageAside(tx, at, page.unread);
      return false;
    }
    await pageCame(tx, at);
    players = await bookPage(tx, wallet, vendor.id, page.records);
    await writeCursor(tx, vendor.id, operatorId, page.cursor);
    return page.cursor !== cursor;
  });
  // Their games call no wallet of ours: what they played says that they are there.
  await noteVendorPlay(platform, players, fetchBarred);
  return isMore;
}
