import { DIALECT_NAMES } from "@perya/wallet-protocol";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { VENDOR_WALLETS } from "../catalogue.ts";
import { readKey } from "../keys/add-key.ts";
import { createVendor } from "../vendors/create-vendor.ts";
import { selectVendor } from "../vendors/vendors.store.ts";
import { insertKeyGrant } from "./key-grants.store.ts";
import {
  VENDOR_REFUSALS,
  type AskVendorChangeRefusal,
  type VendorChangeRefusal,
} from "./request-refusals.ts";

const payload = z.object({
  slug: z.string(),
  name: z.string(),
  vassalage: z.string(),
  gamesUrl: z.string().nullable(),
  dialect: z.enum(DIALECT_NAMES),
  wallet: z.enum(VENDOR_WALLETS).default("seamless"),
  publicKey: z.string().optional(),
});

/** A new vendor, with its own public key (PEM) if it brings one. */
export type WantedVendor = z.infer<typeof payload>;

/**
 * Requests a new vendor, which is created once a second person has approved. Returns the request's
 * public id.
 */
export async function askToCreate(
  tx: Tx,
  asker: StaffSignedIn,
  vendor: WantedVendor,
  reason: string,
): Promise<Result<string, AskVendorChangeRefusal>> {
  const { slug, name, dialect, publicKey, wallet } = vendor;
  if (wallet === "transfer" && (dialect !== "hub88" || vendor.gamesUrl === null))
    return refuse("NO_TRANSFER_WALLET");
  if (await selectVendor(tx, slug)) return refuse("SLUG_TAKEN");
  const key = publicKey === undefined ? ok(undefined) : readKey(dialect, { publicKey });
  if (!key.ok) return key;
  const after = {
    slug,
    name,
    dialect,
    wallet,
    gamesUrl: vendor.gamesUrl,
    fingerprint: key.value?.fingerprint,
  };
  return askChange(
    tx,
    asker,
    {
      kind: vendorCreateApproval.kind,
      subject: slug,
      about: name,
      brandId: null,
      payload: vendor,
      reason,
    },
    after,
  );
}

/** A new vendor: with keys of its own it can credit any player. */
export const vendorCreateApproval: ApprovalKind = {
  kind: "vendors.create",
  title: "New vendor",
  permission: "vendors.write",
  refusals: VENDOR_REFUSALS,
  details: (approval) => {
    const { slug, dialect, vassalage, gamesUrl, publicKey, wallet } = payload.parse(
      approval.payload,
    );
    const key = publicKey === undefined ? undefined : readKey(dialect, { publicKey });
    return [
      { label: "Slug", value: slug },
      { label: "Dialect", value: dialect },
      {
        label: "Wallet",
        value: wallet === "transfer" ? "its own: players' money is moved to it" : "ours",
      },
      { label: "Vassalage", value: vassalage },
      { label: "Games address", value: gamesUrl ?? "none" },
      {
        label: "Key",
        value: key?.ok
          ? `its own, ${key.value.fingerprint}`
          : `created afterwards, shown once to ${approval.askedBy}`,
      },
    ];
  },
  carryOut: async ({ platform, tx, approval, by }) => {
    const { publicKey, ...vendor } = payload.parse(approval.payload);
    const made = await createVendor(
      tx,
      platform.config.secretKey,
      vendor,
      publicKey === undefined ? null : { publicKey },
    );
    if (!made.ok)
      return refuse(
        (made.refusal === "SLUG_TAKEN"
          ? made.refusal
          : "INVALID_KEY") satisfies VendorChangeRefusal,
      );
    if (publicKey === undefined)
      await insertKeyGrant(tx, {
        vendorId: made.value.id,
        staffId: approval.askedById,
        staff: approval.askedBy,
        approval: approval.publicId,
      });
    const actor = `${approval.askedBy} and ${by.username}`;
    await recordAudit(tx, {
      actor,
      action: "vendor.create",
      subject: vendor.slug,
      brandId: null,
      after: vendor,
      reason: approval.reason ?? undefined,
    });
    return ok(undefined);
  },
};
