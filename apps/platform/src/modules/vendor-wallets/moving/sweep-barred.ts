import { randomUUID } from "node:crypto";
import type { Platform } from "../../../platform.ts";
import { transferVendors, type Vendor } from "../../catalogue/index.ts";
import { pausedAmong } from "../../limits/index.ts";
import { barredAmong, betLimitedAmong } from "../../wallet/index.ts";
import type { Holder } from "../movement.ts";
import { openMovement } from "../movements.store.ts";
import { betsBounded } from "../port-of.ts";
import { walletsToFetch } from "../wallets.store.ts";
import { beginOut } from "./begin-out.ts";
import { rulesNotKept } from "./not-kept.ts";

/**
 * Takes everything out of vendors' wallets of players who may not play, or not where nobody keeps
 * what bounds their bets. What is on its way to a vendor is fetched once it has arrived.
 */
export async function sweepBarred(platform: Platform): Promise<void> {
  const { db } = platform;
  for (const vendor of await transferVendors(db)) {
    const wallets = await walletsToFetch(db, vendor.id);
    const mayNot = await barredFrom(platform, vendor, wallets);
    for (const holder of wallets) {
      if (!mayNot.has(holder.id) || (await openMovement(db, holder.id, vendor.id))) continue;
      const key = randomUUID();
      const out = { holder, vendor: vendor.id, units: null, cause: "EXCLUSION", key } as const;
      await db.inTransaction((tx) => beginOut(tx, out));
    }
  }
}

/** Which of these players may not play at a vendor now. */
async function barredFrom(
  platform: Platform,
  vendor: Vendor,
  holders: readonly Holder[],
): Promise<ReadonlySet<bigint>> {
  const { db } = platform;
  const players = holders.map(({ id }) => id);
  const paused = await pausedAmong(db, players);
  const ruled = new Map<bigint, boolean>();
  for (const { brandId } of holders) {
    if (ruled.has(brandId)) continue;
    const rules = await rulesNotKept(platform, brandId, [vendor.id]);
    ruled.set(brandId, (rules.get(vendor.id) ?? []).length > 0);
  }
  return new Set([
    ...(await barredAmong(db, players)),
    ...(betsBounded() ? [] : await betLimitedAmong(db, players)),
    // A round may end under a check that waits: one that waits for too long ends play itself.
    ...players.filter((id) => (paused.get(id) ?? "CHECK_DUE") !== "CHECK_DUE"),
    ...holders.filter(({ brandId }) => ruled.get(brandId)).map(({ id }) => id),
  ]);
}
