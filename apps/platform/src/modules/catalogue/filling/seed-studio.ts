import { ok, type Result } from "@perya/result";
import type { Tx } from "@perya/postgres";
import { addJob } from "../../../jobs/add-job.ts";
import type { Platform } from "../../../platform.ts";
import { addKey } from "../keys/add-key.ts";
import { SYNC_GAMES } from "../catalogue.jobs.ts";
import { HOUSE_VENDOR } from "../catalogue.ts";
import { createVendor } from "../vendors/create-vendor.ts";
import { bumpVersion, selectVendor, updateVendorUrl } from "../vendors/vendors.store.ts";

/**
 * Registers the in-house studio as a vendor, or updates its address and key, and requests its games
 * as soon as it answers. Refuses only what a second start would fix: an unusable key is reported as
 * detail.
 */
export async function seedStudio(tx: Tx, { config }: Platform): Promise<Result<undefined>> {
  if (config.studioPublicKey === undefined) return ok(undefined);
  const key = { publicKey: config.studioPublicKey };
  const existing = await selectVendor(tx, HOUSE_VENDOR);
  if (!existing) {
    const vendor = {
      slug: HOUSE_VENDOR,
      vassalage: "PERYA",
      name: "Perya Studio",
      dialect: "hub88",
      gamesUrl: config.studioUrl,
    } as const;
    const created = await createVendor(tx, config.secretKey, vendor, key);
    if (!created.ok) return created;
  } else {
    if ((await updateVendorUrl(tx, existing.id, config.studioUrl)) > 0) await bumpVersion(tx);
    const added = await addKey(tx, config.secretKey, existing.id, key);
    if (!added.ok && added.refusal !== "KEY_KNOWN" && added.refusal !== "TOO_MANY_KEYS")
      return added;
  }
  await addJob(tx, SYNC_GAMES, {}, { key: SYNC_GAMES });
  return ok(undefined);
}
