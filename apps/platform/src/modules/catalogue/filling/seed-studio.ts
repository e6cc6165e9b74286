import { ok, type Result } from "@perya/result";
import type { Tx } from "@perya/postgres";
import { addJob } from "../../../jobs/add-job.ts";
import type { Platform } from "../../../platform.ts";
import { addKey } from "../keys/add-key.ts";
import { SYNC_GAMES } from "../catalogue.jobs.ts";
import type { Config } from "../../../config.ts";
import { ARCADE_VENDOR, HOUSE_VENDOR } from "../catalogue.ts";
import { allBrands } from "../../brands/index.ts";
import { setBrandVendor } from "../offers/brand-offers.store.ts";
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
  await seedArcade(tx, config);
  await addJob(tx, SYNC_GAMES, {}, { key: SYNC_GAMES });
  return ok(undefined);
}

/**
 * The studio's arcade, a vendor that keeps players' money. The brands that are there do not offer
 * it before staff switch it on: with it a brand has more than one wallet.
 */
async function seedArcade(tx: Tx, { secretKey, studioUrl }: Config): Promise<void> {
  const gamesUrl = `${studioUrl.replace(/\/+$/, "")}/arcade`;
  const existing = await selectVendor(tx, ARCADE_VENDOR);
  if (existing) {
    if ((await updateVendorUrl(tx, existing.id, gamesUrl)) > 0) await bumpVersion(tx);
    return;
  }
  const vendor = {
    slug: ARCADE_VENDOR,
    vassalage: "ARCADE",
    name: "Perya Arcade",
    dialect: "hub88",
    gamesUrl,
    wallet: "transfer",
  } as const;
  const made = await createVendor(tx, secretKey, vendor, null);
  if (!made.ok) throw new Error(`The arcade could not be registered: ${made.refusal}`);
  for (const { id } of await allBrands(tx, null))
    await setBrandVendor(tx, id, made.value.id, false);
}
