import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { setBrandVendor } from "../offers/brand-offers.store.ts";
import { bumpVersion, lockVendor, updateVendorActive } from "./vendors.store.ts";

/**
 * Switches a vendor on or off for everyone. When off, none of its calls is accepted, wins included:
 * for a vendor that is itself not trusted.
 */
export async function switchVendor(
  tx: Tx,
  vendorId: number,
  active: boolean,
): Promise<Result<{ readonly slug: string; readonly before: boolean }, "NO_SUCH_VENDOR">> {
  const vendor = await lockVendor(tx, vendorId);
  if (!vendor) return refuse("NO_SUCH_VENDOR");
  await updateVendorActive(tx, vendorId, active);
  await bumpVersion(tx);
  return ok({ slug: vendor.slug, before: vendor.active });
}

/**
 * Switches a vendor on or off for one brand: when off, its games are hidden and take no bets there;
 * wins are still paid.
 */
export async function switchVendorForBrand(
  tx: Tx,
  brandId: bigint,
  vendorId: number,
  on: boolean,
): Promise<Result<{ readonly slug: string; readonly before: boolean }, "NO_SUCH_VENDOR">> {
  const vendor = await lockVendor(tx, vendorId);
  if (!vendor) return refuse("NO_SUCH_VENDOR");
  const before = await setBrandVendor(tx, brandId, vendorId, on);
  await bumpVersion(tx);
  return ok({ slug: vendor.slug, before });
}
