import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { allBrands } from "../../brands/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { openWhereConfirmed } from "../choices/open-where-confirmed.ts";
import { FIELD_NAMES, fieldRule, type Field } from "../rules/fields.ts";
import {
  refuseSignOff,
  signOff,
  type CellsSigned,
  type SignOffRefusal,
} from "../signing/sign-off.ts";
import { forgetLaws } from "../versions/law-in-force.ts";
import { SIGN_OFF_REFUSALS } from "./request-refusals.ts";

const payload = z.object({
  code: z.string(),
  version: z.number().int(),
  fields: z.array(z.enum(FIELD_NAMES as [Field, ...Field[]])),
  reference: z.string(),
  sha256: z.string(),
});

/** Requests that cells be signed off. Returns the request's public id. */
export async function askToSignOff(
  tx: Tx,
  asker: StaffSignedIn,
  cells: CellsSigned,
  reason: string,
): Promise<Result<string, SignOffRefusal | "ASKED_ALREADY">> {
  const refused = await refuseSignOff(tx, cells);
  if (refused) return refuse(refused);
  const change = {
    kind: signOffApproval.kind,
    subject: `profile:${cells.code}:${cells.version}`,
    about: `${cells.code} version ${cells.version}`,
    brandId: null,
    payload: cells,
    reason,
  };
  return askChange(tx, asker, change, cells);
}

/** Counsel's confirmation of cells: real money opens once all of a brand's are confirmed. */
export const signOffApproval: ApprovalKind = {
  kind: "profiles.sign-off",
  title: "Sign-off of a jurisdiction",
  permission: "profiles.write",
  refusals: SIGN_OFF_REFUSALS,
  details: (approval) => {
    const { fields, reference, sha256 } = payload.parse(approval.payload);
    return [
      { label: "Document", value: reference },
      { label: "SHA-256 of the document", value: sha256 },
      {
        label: `${fields.length} cells`,
        value: fields.map((field) => fieldRule(field).label).join(", "),
      },
    ];
  },
  carryOut: async ({ platform, tx, approval, by }) => {
    const cells = payload.parse(approval.payload);
    const both = `${approval.askedBy} and ${by.username}`;
    const signed = await signOff(tx, cells, both);
    if (!signed.ok) return signed;
    const opened = await openWhereConfirmed(tx);
    await recordAudit(tx, {
      actor: both,
      action: "profiles.sign-off",
      subject: approval.about,
      brandId: null,
      after: { ...cells, opened },
      reason: approval.reason ?? undefined,
    });
    const brands = await allBrands(tx, null);
    return ok(() =>
      forgetLaws(
        platform,
        brands.map(({ id }) => id),
      ),
    );
  },
};
