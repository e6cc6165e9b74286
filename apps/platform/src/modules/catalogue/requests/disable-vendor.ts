import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { endRequests } from "../../approvals/index.ts";
import { switchVendor } from "../vendors/switch-vendor.ts";
import { vendorEnableApproval } from "./enable-approval.ts";
import { vendorKeyApproval } from "./key-approval.ts";
import { deleteKeyGrant } from "./key-grants.store.ts";

/**
 * Switches a vendor off at once, without a second person. Its pending requests end, and an approved
 * key can no longer be created.
 */
export async function disableVendor(
  tx: Tx,
  vendorId: number,
): Promise<Result<{ readonly slug: string; readonly before: boolean }, "NO_SUCH_VENDOR">> {
  const switched = await switchVendor(tx, vendorId, false);
  if (!switched.ok) return switched;
  await deleteKeyGrant(tx, vendorId);
  for (const { kind } of [vendorEnableApproval, vendorKeyApproval])
    await endRequests(tx, { kind, subject: switched.value.slug }, "The vendor was switched off");
  return switched;
}
