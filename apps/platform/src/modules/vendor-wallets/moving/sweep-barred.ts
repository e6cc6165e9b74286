import { randomUUID } from "node:crypto";
import type { Platform } from "../../../platform.ts";
import { transferVendors } from "../../catalogue/index.ts";
import { pausedAmong } from "../../limits/index.ts";
import { barredAmong } from "../../wallet/index.ts";
import { openMovement } from "../movements.store.ts";
import { walletsToFetch } from "../wallets.store.ts";
import { beginOut } from "./begin-out.ts";

/**
 * Takes everything out of vendors' wallets of players who may not play. What is on its way to a
 * vendor is fetched once it has arrived.
 */
export async function sweepBarred({ db }: Pick<Platform, "db">): Promise<void> {
  for (const { id: vendor } of await transferVendors(db)) {
    const wallets = await walletsToFetch(db, vendor);
    const players = wallets.map(({ id }) => id);
    const [barred, paused] = [await barredAmong(db, players), await pausedAmong(db, players)];
    for (const holder of wallets) {
      const pause = paused.get(holder.id);
      // A round may end under a check that waits: one that waits for too long ends play itself.
      const mayPlay = !barred.has(holder.id) && (pause === undefined || pause === "CHECK_DUE");
      if (mayPlay || (await openMovement(db, holder.id, vendor))) continue;
      const out = { holder, vendor, units: null, cause: "EXCLUSION", key: randomUUID() } as const;
      await db.inTransaction((tx) => beginOut(tx, out));
    }
  }
}
