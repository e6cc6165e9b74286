import { formatMoney } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { bookDifference } from "../legs.ts";
import { lockHolder, openMovement } from "../movements.store.ts";
import { addKept, noteDifferenceBooked, type VendorWallet } from "../wallets.store.ts";
import { findWallet, hasWaitingRecords } from "./staff-wallets.store.ts";

const payload = z.object({
  kept: z.string(),
  reported: z.string(),
  vendor: z.string(),
  currency: z.string(),
  proof: z.string(),
});

export const DIFFERENCE_REFUSALS = {
  NOT_FOUND: [404, "This player has no money at this vendor."],
  NO_DIFFERENCE: [409, "By the last comparison there is no difference."],
  ON_THE_WAY: [409, "Money is on its way. What it comes to has to be known first."],
  RECORDS_WAIT: [409, "Records of this player wait to be booked. Book or close them first."],
  CHANGED: [409, "The balances have changed since this was asked for."],
  ASKED_ALREADY: [409, "This difference is already waiting for a second person."],
} as const;
type DifferenceRefusal = keyof typeof DIFFERENCE_REFUSALS;

/** Whose wallet, at which vendor. */
export interface WalletName {
  /** The player's public id, by which the vendor knows them. */
  readonly player: string;
  readonly vendor: { readonly id: number; readonly slug: string };
}

/**
 * Requests that what a vendor has of a player count as right, which a second person has to agree
 * to. Returns the request's public id.
 */
export async function askToBook(
  tx: Tx,
  asker: StaffSignedIn,
  { player, vendor }: WalletName,
  proof: string,
): Promise<Result<string, DifferenceRefusal>> {
  const found = await settled(tx, { player, vendor: vendor.id }, asker.brandId);
  if (!found.ok) return found;
  const { kept, reported, currency, brandId, username } = found.value;
  return askChange(
    tx,
    asker,
    {
      kind: differenceApproval.kind,
      subject: `${player} ${vendor.id}`,
      about: username,
      brandId,
      payload: {
        kept: kept.toString(),
        reported: (reported ?? 0n).toString(),
        vendor: vendor.slug,
        currency,
        proof,
      },
      reason: proof,
    },
    { proof },
  );
}

/** A wallet that differs, with nothing under way that may explain it. Held until the commit. */
async function settled(
  tx: Tx,
  { player, vendor }: { readonly player: string; readonly vendor: number },
  brandId: bigint | null,
): Promise<Result<VendorWallet, Exclude<DifferenceRefusal, "CHANGED" | "ASKED_ALREADY">>> {
  const wallet = await findWallet(tx, player, vendor, brandId);
  if (!wallet) return refuse("NOT_FOUND");
  await lockHolder(tx, wallet.id);
  const held = await findWallet(tx, player, vendor, brandId);
  if (!held || held.reported === null || held.kept === held.reported)
    return refuse("NO_DIFFERENCE");
  if (await openMovement(tx, held.id, vendor)) return refuse("ON_THE_WAY");
  return (await hasWaitingRecords(tx, player, vendor)) ? refuse("RECORDS_WAIT") : ok(held);
}

/** What a vendor has of a player is booked as right, beyond its records. */
export const differenceApproval: ApprovalKind = {
  kind: "vendor-wallets.difference",
  title: "Difference at a vendor",
  permission: "vendor-wallets.decide",
  refusals: DIFFERENCE_REFUSALS,
  details: (approval) => {
    const { kept, reported, vendor, currency, proof } = payload.parse(approval.payload);
    const shown = (units: string) => formatMoney({ units: BigInt(units), currency });
    return [
      { label: "Vendor", value: vendor },
      { label: "By our books", value: shown(kept) },
      { label: "By the vendor", value: shown(reported) },
      { label: "The vendor's proof", value: proof },
    ];
  },
  hold: async (tx, { subject, brandId }) => {
    const { player, vendor } = nameOf(subject);
    const wallet = await findWallet(tx, player, vendor, brandId);
    if (wallet) await lockHolder(tx, wallet.id);
  },
  carryOut: async ({ platform, tx, approval, by }) => {
    const asked = payload.parse(approval.payload);
    const found = await settled(tx, nameOf(approval.subject), approval.brandId);
    if (!found.ok) return found;
    const { kept, reported, vendor, id, publicId, brandId } = found.value;
    if (kept !== BigInt(asked.kept) || reported !== BigInt(asked.reported))
      return refuse("CHANGED" satisfies DifferenceRefusal);
    const units = reported - kept;
    await bookDifference(tx, platform.wallet, { player: id, vendor, units, of: approval.publicId });
    await addKept(tx, found.value, vendor, units);
    await noteDifferenceBooked(tx, id, vendor);
    await recordAudit(tx, {
      actor: `${approval.askedBy} and ${by.username}`,
      action: "vendor-wallet.difference",
      subject: publicId,
      brandId,
      before: { vendor: asked.vendor, kept: asked.kept },
      after: { kept: asked.reported, proof: asked.proof },
      reason: approval.reason ?? undefined,
    });
    return ok(() => platform.live.publishBalances([id]));
  },
};

function nameOf(subject: string): { readonly player: string; readonly vendor: number } {
  const [player = "", vendor] = subject.split(" ");
  return { player, vendor: Number(vendor) };
}
