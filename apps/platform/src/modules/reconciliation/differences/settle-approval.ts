import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { carryOut } from "./carry-out.ts";
import { SETTLE_REFUSALS } from "./difference-wire.ts";
import { holdDifference } from "./hold-difference.ts";
import { SETTLE_KIND } from "./settle-difference.ts";

const payload = z.object({
  other: z.string().nullable(),
  returned: z.string().nullable().default(null),
});

/** A difference that is larger than what one person may settle. */
export const settleApproval: ApprovalKind = {
  kind: SETTLE_KIND,
  title: "Difference to settle",
  permission: "reconciliation.settle",
  refusals: SETTLE_REFUSALS,
  details: (approval) => {
    const { other, returned } = payload.parse(approval.payload);
    const sentBack = returned ? `as sent back under ${returned}` : "with the reason";
    return [
      { label: "Provider and number", value: approval.about },
      { label: "Settled", value: other ? `as the other side of ${other}` : sentBack },
    ];
  },
  hold: async (tx, { subject, brandId }) => void (await holdDifference(tx, subject, brandId)),
  carryOut: async ({ tx, approval: { subject, brandId, askedBy, reason, payload: asked }, by }) => {
    const difference = await holdDifference(tx, subject, brandId);
    if (!difference) return refuse("NOT_FOUND");
    const { other, returned } = payload.parse(asked);
    const how = { other: other ?? undefined, returned: returned ?? undefined };
    const wanted = { reason: reason ?? "", ...how };
    const settled = await carryOut(tx, difference, wanted, askedBy);
    if (!settled.ok) return settled;
    const approved = { actor: by.username, action: "reconciliation.approve", subject, brandId };
    await recordAudit(tx, { ...approved, after: { askedBy, reason } });
    return ok(undefined);
  },
};
