import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { switchVendor } from "../vendors/switch-vendor.ts";
import { lockVendor } from "../vendors/vendors.store.ts";
import { VENDOR_REFUSALS, type AskVendorChangeRefusal } from "./request-refusals.ts";

const payload = z.object({ vendorId: z.number().int() });

/**
 * Requests that a vendor be switched on, so that its calls are accepted again. Returns the
 * request's public id.
 */
export async function askToEnable(
  tx: Tx,
  asker: StaffSignedIn,
  vendorId: number,
  reason: string,
): Promise<Result<string, AskVendorChangeRefusal>> {
  const vendor = await lockVendor(tx, vendorId);
  if (!vendor) return refuse("NO_SUCH_VENDOR");
  if (vendor.active) return refuse("SWITCHED_ON");
  const change = {
    kind: vendorEnableApproval.kind,
    subject: vendor.slug,
    about: vendor.name,
    brandId: null,
    payload: { vendorId },
    reason,
  };
  return askChange(tx, asker, change, { active: true });
}

/** A vendor that is switched on: its calls move money again. */
export const vendorEnableApproval: ApprovalKind = {
  kind: "vendors.enable",
  title: "Enable a vendor",
  permission: "vendors.write",
  refusals: VENDOR_REFUSALS,
  details: () => [{ label: "Its calls", value: "refused → accepted, bets and wins" }],
  hold: async (tx, approval) =>
    void (await lockVendor(tx, payload.parse(approval.payload).vendorId)),
  carryOut: async ({ tx, approval, by }) => {
    const switched = await switchVendor(tx, payload.parse(approval.payload).vendorId, true);
    if (!switched.ok) return switched;
    const about = {
      actor: `${approval.askedBy} and ${by.username}`,
      action: "vendor.enable",
      subject: approval.subject,
      brandId: null,
    };
    await recordAudit(tx, {
      ...about,
      before: { active: switched.value.before },
      after: { active: true },
      reason: approval.reason ?? undefined,
    });
    return ok(undefined);
  },
};
