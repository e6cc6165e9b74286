import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { addKey, type NewKey } from "../keys/add-key.ts";
import type { Vendor } from "../catalogue.ts";
import { bumpVersion, insertVendor, type NewVendor } from "./vendors.store.ts";

/**
 * Registers a vendor with the key it will sign with: an RSA public key for hub88, a shared secret
 * for softswiss; null if the key is created later; until then none of its calls is accepted.
 * Refuses a slug that is taken and an invalid key.
 */
export async function createVendor(
  tx: Tx,
  secretKey: string,
  vendor: NewVendor,
  key: NewKey | null,
): Promise<Result<Vendor, "SLUG_TAKEN" | "INVALID_KEY">> {
  const created = await insertVendor(tx, vendor);
  if (!created) return refuse("SLUG_TAKEN");
  const added = key && (await addKey(tx, secretKey, created.id, key));
  if (added && !added.ok) return refuse("INVALID_KEY", added.refusal);
  await bumpVersion(tx);
  return ok(created);
}
