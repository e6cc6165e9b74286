import type { Tx } from "@perya/postgres";
import { ok, type Result } from "@perya/result";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { OPEN_REFUSALS } from "./brand-refusals.ts";
import { openBrand, wantedBrand, type WantedBrand } from "./open-brand.ts";

/** Asks for a brand, which opens once a second person agrees. Returns the request's public id. */
export async function askForBrand(
  tx: Tx,
  asker: StaffSignedIn,
  wanted: WantedBrand,
  reason: string,
): Promise<Result<string, "ASKED_ALREADY">> {
  const change = {
    kind: brandApproval.kind,
    subject: wanted.hosts[0] ?? "",
    about: wanted.name,
    brandId: null,
    payload: wanted,
    reason,
  };
  return askChange(tx, asker, change, wanted);
}

/** A brand for real money: players' money is taken under its name from then on. */
export const brandApproval: ApprovalKind = {
  kind: "brands.create",
  title: "New brand",
  permission: "brands.write",
  refusals: OPEN_REFUSALS,
  details: (approval) => {
    const wanted = wantedBrand.parse(approval.payload);
    const { hosts, currency, zone, country, minimumAge, profiles, realMoney } = wanted;
    return [
      { label: "Hosts", value: hosts.join(", ") },
      { label: "Money", value: `${realMoney ? "real" : "play"} money in ${currency}` },
      { label: "Country", value: country },
      { label: "Time zone", value: zone },
      { label: "From age", value: String(minimumAge) },
      { label: "Profiles", value: profiles?.join(", ") ?? "its country's" },
    ];
  },
  carryOut: async ({ platform, tx, approval, by }) => {
    const wanted = wantedBrand.parse(approval.payload);
    const both = `${approval.askedBy} and ${by.username}`;
    const opened = await openBrand(tx, platform, wanted, both);
    if (!opened.ok) return opened;
    await recordAudit(tx, {
      actor: both,
      action: "brand.create",
      subject: opened.value.host,
      brandId: opened.value.id,
      after: wanted,
      reason: approval.reason ?? undefined,
    });
    return ok(undefined);
  },
};
