import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { addKey, readKey } from "../keys/add-key.ts";
import { MAX_ACTIVE_KEYS } from "../catalogue.ts";
import { lockVendor, selectKeys } from "../vendors/vendors.store.ts";
import { insertKeyGrant, selectKeyGrants } from "./key-grants.store.ts";
import {
  VENDOR_REFUSALS,
  type AskVendorChangeRefusal,
  type VendorChangeRefusal,
} from "./request-refusals.ts";

const payload = z.object({
  vendorId: z.number().int(),
  inUse: z.number().int(),
  publicKey: z.string().optional(),
  fingerprint: z.string().optional(),
});

/**
 * Asks for another key of a vendor: its own public key (PEM), or one that is created here once a
 * second person has approved. Returns the request's public id.
 */
export async function askForKey(
  tx: Tx,
  asker: StaffSignedIn,
  vendorId: number,
  { publicKey, reason }: { readonly publicKey: string | undefined; readonly reason: string },
): Promise<Result<string, AskVendorChangeRefusal>> {
  const vendor = await lockVendor(tx, vendorId);
  if (!vendor || vendor.dialect === "house") return refuse("NO_SUCH_VENDOR");
  const key = publicKey === undefined ? undefined : readKey(vendor.dialect, { publicKey });
  if (key && !key.ok) return key;
  const fingerprint = key?.value.fingerprint;
  const keys = await selectKeys(tx, vendorId);
  const inUse = keys.filter(({ retiredAt }) => retiredAt === null).length;
  if (keys.some((one) => one.fingerprint === fingerprint)) return refuse("KEY_KNOWN");
  if (inUse >= MAX_ACTIVE_KEYS) return refuse("TOO_MANY_KEYS");
  if ((await selectKeyGrants(tx, vendorId)).length > 0) return refuse("KEY_NOT_MADE");
  const carried = { vendorId, inUse, publicKey, fingerprint };
  const change = {
    kind: vendorKeyApproval.kind,
    subject: vendor.slug,
    about: vendor.name,
    brandId: null,
    payload: carried,
    reason,
  };
  return askChange(tx, asker, change, { fingerprint });
}

/** Another key of a vendor: its holder can credit any player. */
export const vendorKeyApproval: ApprovalKind = {
  kind: "vendors.key",
  title: "New key for a vendor",
  permission: "vendors.write",
  refusals: VENDOR_REFUSALS,
  details: (approval) => {
    const { inUse, fingerprint } = payload.parse(approval.payload);
    return [
      { label: "Keys in use", value: `${inUse} → ${inUse + 1}` },
      {
        label: "Key",
        value:
          fingerprint === undefined
            ? `created afterwards, shown once to ${approval.askedBy}`
            : `its own, ${fingerprint}`,
      },
    ];
  },
  hold: async (tx, approval) =>
    void (await lockVendor(tx, payload.parse(approval.payload).vendorId)),
  carryOut: async ({ platform, tx, approval, by }) => {
    const { vendorId, publicKey } = payload.parse(approval.payload);
    const { askedById: staffId, askedBy: staff, publicId, subject } = approval;
    if (publicKey === undefined) {
      const inUse = (await selectKeys(tx, vendorId)).filter(
        ({ retiredAt }) => retiredAt === null,
      ).length;
      if (inUse >= MAX_ACTIVE_KEYS) return refuse("TOO_MANY_KEYS" satisfies VendorChangeRefusal);
      await insertKeyGrant(tx, { vendorId, staffId, staff, approval: publicId });
      return ok(undefined);
    }
    const added = await addKey(tx, platform.config.secretKey, vendorId, { publicKey });
    if (!added.ok) return added;
    const about = {
      actor: `${staff} and ${by.username}`,
      action: "vendor.key.add",
      subject,
      brandId: null,
      reason: approval.reason ?? undefined,
    };
    await recordAudit(tx, { ...about, after: { fingerprint: added.value } });
    return ok(undefined);
  },
};
