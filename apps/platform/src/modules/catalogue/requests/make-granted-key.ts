import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { addKey, type AddKeyRefusal } from "../keys/add-key.ts";
import type { Vendor } from "../catalogue.ts";
import { makeKey, type MadeKey } from "../keys/make-key.ts";
import { lockVendor } from "../vendors/vendors.store.ts";
import { deleteKeyGrant, selectKeyGrants } from "./key-grants.store.ts";

export type MakeGrantedKeyRefusal = "NO_KEY_GRANTED" | "NOT_YOURS" | AddKeyRefusal;

/** The key, with the part of it that is handed to the vendor only once. */
interface GrantedKey extends Omit<MadeKey, "key"> {
  readonly vendor: Vendor;
  readonly fingerprint: string;
  /** Public id of the request that two people agreed on. */
  readonly approval: string;
}

/**
 * Creates the approved key for its requester; the grant is used up. It is created only now: before
 * the approval there is no secret to leak.
 */
export async function makeGrantedKey(
  tx: Tx,
  secretKey: string,
  vendorId: number,
  staff: { readonly id: bigint },
): Promise<Result<GrantedKey, MakeGrantedKeyRefusal>> {
  const vendor = await lockVendor(tx, vendorId);
  if (!vendor) return refuse("NO_SUCH_VENDOR");
  const [grant] = await selectKeyGrants(tx, vendorId);
  if (!grant) return refuse("NO_KEY_GRANTED");
  if (grant.staffId !== staff.id) return refuse("NOT_YOURS");
  const { key, privateKey, secret } = makeKey(vendor.dialect, undefined);
  const added = await addKey(tx, secretKey, vendorId, key);
  if (!added.ok) return added;
  await deleteKeyGrant(tx, vendorId);
  return ok({ vendor, fingerprint: added.value, approval: grant.approval, privateKey, secret });
}
