import type { Platform } from "../../../platform.ts";
import { transferVendors, type Vendor } from "../../catalogue/index.ts";
import { walletsDiffering } from "../metrics.ts";
import { openMovement } from "../movements.store.ts";
import { pullRecordsOf } from "../playing/pull-records.ts";
import { openPort } from "../port-of.ts";
import { walletsOf, walletsToCompare, writeReported, type VendorWallet } from "../wallets.store.ts";
import { insertComparison, type Comparison } from "./comparisons.store.ts";

/** Asked again after what was played meanwhile is booked: a player may bet between the two. */
const TRIES = 3;

/** Two comparisons at least come after each movement. */
const MOVED_HOURS = 2;

/** Compares every wallet that holds money, or did lately, with what its vendor says each hour. */
export async function compareWallets(platform: Platform): Promise<void> {
  for (const vendor of await transferVendors(platform.db)) await compareVendor(platform, vendor);
}

/** The same of one vendor, and keeps what came of it for each brand. */
export async function compareVendor(platform: Platform, vendor: Vendor): Promise<void> {
  await pullRecordsOf(platform, vendor);
  const sums = new Map<string, Omit<Comparison, "at">>();
  for (const wallet of await walletsToCompare(platform.db, vendor.id, MOVED_HOURS)) {
    // Money on its way may be on either side.
    if (await openMovement(platform.db, wallet.id, vendor.id)) continue;
    const found = await compareWallet(platform, vendor, wallet);
    const { brandId, currency, book } = wallet;
    const name = `${brandId} ${currency} ${book}`;
    const sum = sums.get(name) ?? {
      vendor: vendor.id,
      brandId,
      currency,
      book,
      players: 0,
      silent: 0,
      kept: 0n,
      reported: 0n,
      differing: 0,
    };
    sums.set(name, {
      ...sum,
      players: sum.players + 1,
      silent: sum.silent + (found ? 0 : 1),
      kept: sum.kept + (found?.kept ?? 0n),
      reported: sum.reported + (found?.reported ?? 0n),
      differing: sum.differing + (found && found.kept !== found.reported ? 1 : 0),
    });
  }
  for (const sum of sums.values()) await insertComparison(platform.db, sum);
}

/** What we and the vendor have of a player; undefined when it does not say. */
async function compareWallet(
  platform: Platform,
  vendor: Vendor,
  wallet: VendorWallet,
): Promise<{ readonly kept: bigint; readonly reported: bigint } | undefined> {
  const { db } = platform;
  const port = await openPort(platform, wallet.brandId, vendor);
  for (let tries = 1; ; tries++) {
    const reported = await port.balance({ user: wallet.publicId, currency: wallet.currency });
    if (reported === undefined) return undefined;
    const kept = await keptNow(platform, wallet);
    if (kept === reported || tries === TRIES) {
      await writeReported(db, wallet, reported, reported - kept);
      if (kept !== reported) walletsDiffering.inc();
      return { kept, reported };
    }
    await pullRecordsOf(platform, vendor);
  }
}

async function keptNow({ db }: Platform, wallet: VendorWallet): Promise<bigint> {
  const now = (await walletsOf(db, wallet.id)).find(({ vendor }) => vendor === wallet.vendor);
  return now?.kept ?? 0n;
}
