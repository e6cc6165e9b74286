import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Brand } from "../../brands/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { chooseProfiles, refuseChoice, type ChooseRefusal } from "../choices/choose-profiles.ts";
import { selectChoices } from "../choices/choices.store.ts";
import { openWhereConfirmed } from "../choices/open-where-confirmed.ts";
import { forgetLaws } from "../versions/law-in-force.ts";
import { CHOOSE_REFUSALS } from "./request-refusals.ts";

const payload = z.object({ codes: z.array(z.string()), before: z.array(z.string()) });

/** Requests other profiles for a brand. Returns the request's public id. */
export async function askToChoose(
  tx: Tx,
  asker: StaffSignedIn,
  brand: Brand,
  asked: { readonly codes: readonly string[]; readonly reason: string },
): Promise<Result<string, ChooseRefusal | "ASKED_ALREADY">> {
  const refused = await refuseChoice(tx, brand, asked.codes);
  if (refused) return refuse(refused);
  const before = (await selectChoices(tx, brand.id)).at(-1)?.codes ?? [];
  const change = {
    kind: chooseProfilesApproval.kind,
    subject: `profiles:${brand.id}`,
    about: brand.name,
    brandId: brand.id,
    payload: { codes: asked.codes, before },
    reason: asked.reason,
  };
  return askChange(tx, asker, change, { codes: asked.codes });
}

/** A brand's choice of profiles: what its players may do hangs on it. */
export const chooseProfilesApproval: ApprovalKind = {
  kind: "profiles.choose",
  title: "A brand's jurisdiction",
  permission: "profiles.write",
  refusals: CHOOSE_REFUSALS,
  details: (approval) => {
    const { codes, before } = payload.parse(approval.payload);
    return [{ label: "Profiles", value: `${before.join(", ")} → ${codes.join(", ")}` }];
  },
  carryOut: async ({ platform, tx, approval, by }) => {
    const { brandId } = approval;
    if (brandId === null) throw new Error(`The request ${approval.publicId} is of no brand`);
    const { codes, before } = payload.parse(approval.payload);
    const both = `${approval.askedBy} and ${by.username}`;
    const chosen = await chooseProfiles(tx, brandId, codes, both);
    if (!chosen.ok) return chosen;
    await recordAudit(tx, {
      actor: both,
      action: "profiles.choose",
      subject: approval.about,
      brandId,
      before: { codes: before },
      after: { codes },
      reason: approval.reason ?? undefined,
    });
    await openWhereConfirmed(tx);
    return ok(() => forgetLaws(platform, [brandId]));
  },
};
