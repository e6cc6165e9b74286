import type { Tx } from "@perya/postgres";
import { ok, type Result } from "@perya/result";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { allBrands } from "../../brands/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { fieldRule, type Field } from "../rules/fields.ts";
import { cells } from "../rules/profile.ts";
import { allVersions } from "../versions/all-versions.ts";
import { forgetLaws } from "../versions/law-in-force.ts";
import {
  draftVersion,
  publishVersion,
  type NewVersion,
  type PublishRefusal,
} from "../versions/publish-version.ts";
import { PUBLISH_REFUSALS } from "./request-refusals.ts";

const payload = z.object({ code: z.string(), effectiveAt: z.string(), cells });

/** Requests that a version be published. Returns the request's public id. */
export async function askToPublish(
  tx: Tx,
  asker: StaffSignedIn,
  wanted: NewVersion,
  reason: string,
): Promise<Result<string, PublishRefusal | "ASKED_ALREADY">> {
  const drafted = draftVersion(await allVersions(tx), wanted);
  if (!drafted.ok) return drafted;
  const { next } = drafted.value;
  const asked = { ...wanted, effectiveAt: wanted.effectiveAt.toString() };
  const change = {
    kind: publishApproval.kind,
    subject: `profile:${wanted.code}`,
    about: `${next.name}, version ${next.version}`,
    brandId: null,
    payload: asked,
    reason,
  };
  return askChange(tx, asker, change, asked);
}

/** A new version of a profile, which binds every brand that chose it. */
export const publishApproval: ApprovalKind = {
  kind: "profiles.publish",
  title: "A profile's new version",
  permission: "profiles.write",
  refusals: PUBLISH_REFUSALS,
  details: (approval) => {
    const { effectiveAt, cells: changed } = payload.parse(approval.payload);
    return [
      { label: "Takes effect", value: effectiveAt },
      ...Object.entries(changed).map(([field, cell]) => ({
        label: fieldRule(field as Field).label,
        value: `${wordsOf(cell.value)} (${cell.source})`,
      })),
    ];
  },
  carryOut: async ({ platform, tx, approval, by }) => {
    const wanted = payload.parse(approval.payload);
    const both = `${approval.askedBy} and ${by.username}`;
    const effectiveAt = Temporal.Instant.from(wanted.effectiveAt);
    const published = await publishVersion(tx, { ...wanted, effectiveAt }, both);
    if (!published.ok) return published;
    await recordAudit(tx, {
      actor: both,
      action: "profiles.publish",
      subject: `${wanted.code} version ${published.value.version}`,
      brandId: null,
      after: wanted,
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

function wordsOf(value: unknown): string {
  return value === null ? "not confirmed" : JSON.stringify(value);
}
