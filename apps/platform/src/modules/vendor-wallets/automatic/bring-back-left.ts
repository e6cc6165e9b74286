import { randomUUID } from "node:crypto";
import type { Platform } from "../../../platform.ts";
import { allBrands } from "../../brands/index.ts";
import { settingsOf } from "../../settings/index.ts";
import { beginOut } from "../moving/begin-out.ts";
import { walletsLeft } from "./visits.store.ts";

const PER_BRAND = 500;

/**
 * Fetches the money of players who want it back when they leave a game, and left without a word: a
 * tab was closed, a phone went off. They are gone once nobody has seen them at the vendor's games
 * for the brand's minutes. While other money is on its way it is tried again a minute later; the
 * visit is over once the money is back (`endMovement`).
 */
export async function bringBackLeft(platform: Platform): Promise<void> {
  const { db } = platform;
  for (const { id: brandId } of await allBrands(db, null)) {
    const { bringBackMinutes } = (await settingsOf(platform, brandId)).vendorWallets;
    if (bringBackMinutes === 0) continue;
    for (const holder of await walletsLeft(db, brandId, bringBackMinutes, PER_BRAND)) {
      const { vendor } = holder;
      const out = { holder, vendor, units: null, cause: "LEAVING", key: randomUUID() } as const;
      await db.inTransaction((tx) => beginOut(tx, out));
    }
  }
}
