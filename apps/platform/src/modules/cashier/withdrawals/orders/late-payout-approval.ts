import { ok, refuse } from "@perya/result";
import type { ApprovalKind } from "../../../approvals/index.ts";
import { recordAudit } from "../../../audit/index.ts";
import { refusalTable } from "../../refusals.ts";
import { carryOutLate, LATE_KIND, latePayload } from "./late-payout.ts";
import { lockLatePayout } from "./problems.store.ts";

/** Who pays for a payout that was paid after its leg had ended otherwise. */
export const latePayoutApproval: ApprovalKind = {
  kind: LATE_KIND,
  title: "Payout that was paid late",
  permission: "withdrawals.decide",
  figures: "CONFIRMED",
  refusals: refusalTable({ NOT_FOUND: true, WRONG_STATE: true }),
  details: (approval) => {
    const { outcome } = latePayload.parse(approval.payload);
    return [
      {
        label: "Who pays for it",
        value: outcome === "OWED" ? "the player owes it" : "the house",
      },
    ];
  },
  hold: async (tx, { subject, brandId }) => void (await lockLatePayout(tx, subject, brandId)),
  carryOut: async ({ platform, tx, approval, by }) => {
    const { subject, brandId, askedBy } = approval;
    const { outcome } = latePayload.parse(approval.payload);
    const late = await lockLatePayout(tx, subject, brandId);
    if (!late) return refuse("NOT_FOUND");
    if (late.isOver) return refuse("WRONG_STATE");
    const reason = approval.reason ?? "Paid late";
    await carryOutLate(tx, platform.wallet, late, { outcome, by: by.username, reason });
    await recordAudit(tx, {
      actor: by.username,
      action: "payout-problem.settle",
      subject,
      brandId,
      reason,
      after: { outcome, askedBy },
    });
    return ok(undefined);
  },
};
