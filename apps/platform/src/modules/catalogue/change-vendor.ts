import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Vendor } from "./catalogue.ts";
import { bumpVersion, lockVendor, updateRolledBackUnknown } from "./vendors.store.ts";

/** What staff may set about a vendor. */
export type VendorChange = Pick<Vendor, "rolledBackUnknown">;

/**
 * Sets how a vendor is answered; every process knows within seconds. Refuses the status for "taken back" where the dialect has only one. Answers the vendor as it was.
 */
export async function changeVendor(tx: Tx, vendorId: number, change: VendorChange): Promise<Result<Vendor, "NO_SUCH_VENDOR" | "NOT_IN_DIALECT">> {
  const vendor = await lockVendor(tx, vendorId);
  if (!vendor) return refuse("NO_SUCH_VENDOR");
  if (change.rolledBackUnknown && vendor.dialect !== "hub88") return refuse("NOT_IN_DIALECT");
  await updateRolledBackUnknown(tx, vendorId, change.rolledBackUnknown);
  await bumpVersion(tx);
  return ok(vendor);
}
