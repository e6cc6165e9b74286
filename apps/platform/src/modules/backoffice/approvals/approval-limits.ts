import { formatMoney } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import type { Platform } from "../../../platform.ts";
import {
  aloneLimits,
  askChange,
  changeLimits,
  sameLimits,
  type AloneLimits,
  type Approval,
  type ApprovalKind,
} from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Brand } from "../../brands/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";

const units = z.string().transform(BigInt);
const stored = z.object({ single: units, staffDay: units, playerDay: units });
const payloadSchema = z.object({ currency: z.string(), before: stored, after: stored });

/** The limits' labels, in the order of the page. */
const LABELS = [
  ["single", "One move"],
  ["staffDay", "One member of staff, in a day"],
  ["playerDay", "One player, in a day"],
] as const satisfies readonly (readonly [keyof AloneLimits, string])[];

export type AskForLimitsRefusal = "LIMITS_CONTRADICT" | "SAME_AS_BEFORE" | "ASKED_ALREADY";

/** The subject of requests to change a brand's limits. */
export function subjectOfLimits(brandId: bigint): string {
  return `limits:${brandId}`;
}

/**
 * Requests other limits for money that one person may move alone at a brand. Returns the request's
 * public id.
 */
export async function askForLimits(
  { config }: Pick<Platform, "config">,
  tx: Tx,
  asker: StaffSignedIn,
  brand: Brand,
  change: { readonly limits: AloneLimits; readonly reason: string },
): Promise<Result<string, AskForLimitsRefusal>> {
  const { limits, reason } = change;
  if (limits.single > limits.staffDay || limits.single > limits.playerDay)
    return refuse("LIMITS_CONTRADICT");
  const before = await aloneLimits(tx, brand.id, sameLimits(config.twoPersonAbove));
  if (LABELS.every(([name]) => before[name] === limits[name])) return refuse("SAME_AS_BEFORE");
  const request = {
    kind: limitsApproval.kind,
    subject: subjectOfLimits(brand.id),
    about: brand.name,
    brandId: brand.id,
    payload: { currency: brand.currency, before: toText(before), after: toText(limits) },
    reason,
  };
  return askChange(tx, asker, request, toText(limits));
}

/** The limits that a waiting request asks for. */
export function limitsAskedFor(approval: Approval): AloneLimits {
  return payloadSchema.parse(approval.payload).after;
}

/**
 * A change of the limits for money that one person may move alone. It is decided by staff who may
 * change settings, not by everyone who is limited by it.
 */
export const limitsApproval: ApprovalKind = {
  kind: "approvals.limits",
  title: "Approval limits",
  permission: "settings.write",
  refusals: {
    LIMITS_CHANGED: [
      409,
      "The limits have changed since. Reject this request so that it can be made again.",
    ],
  },
  details: (approval) => {
    const { currency, before, after } = payloadSchema.parse(approval.payload);
    const words = (amount: bigint) => formatMoney({ units: amount, currency });
    return LABELS.map(([name, label]) => ({
      label,
      value:
        before[name] === after[name]
          ? `${words(after[name])}, as before`
          : `${words(before[name])} → ${words(after[name])}`,
    }));
  },
  carryOut: async ({ platform, tx, approval, by }) => {
    const { brandId } = approval;
    if (brandId === null) throw new Error(`The request ${approval.publicId} is of no brand`);
    const { before, after } = payloadSchema.parse(approval.payload);
    if (
      !(await changeLimits(tx, brandId, sameLimits(platform.config.twoPersonAbove), before, after))
    )
      return refuse("LIMITS_CHANGED");
    const change = {
      actor: `${approval.askedBy} and ${by.username}`,
      action: "approvals.limits",
      subject: approval.subject,
      brandId,
    };
    await recordAudit(tx, {
      ...change,
      before: toText(before),
      after: toText(after),
      reason: approval.reason ?? undefined,
    });
    return ok(undefined);
  },
};

function toText({ single, staffDay, playerDay }: AloneLimits) {
  return {
    single: single.toString(),
    staffDay: staffDay.toString(),
    playerDay: playerDay.toString(),
  };
}
