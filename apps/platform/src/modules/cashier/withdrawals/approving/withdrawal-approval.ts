import { ok, refuse } from "@perya/result";
import type { ApprovalKind, Deciding } from "../../../approvals/index.ts";
import { recordAudit } from "../../../audit/index.ts";
import { refusalTable } from "../../refusals.ts";
import { APPROVE_KIND } from "./approval-of.ts";
import { mayBeApproved, moveToApproved } from "./move-to-approved.ts";
import { publishWithdrawal } from "../publish-withdrawal.ts";
import { deleteApproval, insertApproval, lockWithdrawal } from "../withdrawals.store.ts";

/** A withdrawal above what one person may approve. */
export const withdrawalApproval: ApprovalKind = {
  kind: APPROVE_KIND,
  title: "Withdrawal to approve",
  permission: "withdrawals.decide",
  figures: "CONFIRMED",
  refusals: refusalTable({
    NOT_FOUND: true,
    WRONG_STATE: true,
    MONEY_OWED: true,
    STARTED_BY_YOU: true,
  }),
  details: () => [],
  hold: async (tx, { subject, brandId }) => void (await lockWithdrawal(tx, subject, { brandId })),
  carryOut: async ({ platform, tx, approval: { subject, brandId, askedBy }, by, reason }) => {
    const withdrawal = await mayBeApproved(tx, subject, { brandId });
    if (!withdrawal.ok) return withdrawal;
    if (withdrawal.value.startedBy === by.id) return refuse("STARTED_BY_YOU");
    await insertApproval(tx, withdrawal.value.id, by.id, by.username);
    const moved = await moveToApproved(tx, withdrawal.value, by, reason ?? undefined);
    const approved = { actor: by.username, action: "withdrawal.approve", subject, brandId };
    await recordAudit(tx, {
      ...approved,
      before: { status: withdrawal.value.status },
      after: { status: moved.status, askedBy },
    });
    return ok(() => publishWithdrawal(platform, moved));
  },
  reject: forget,
  takeBack: forget,
};

/** The person's approval no longer counts, so they may pay it later. */
async function forget({ tx, approval: { subject, brandId, askedById } }: Deciding) {
  const withdrawal = await lockWithdrawal(tx, subject, { brandId });
  if (withdrawal) await deleteApproval(tx, withdrawal.id, askedById);
  return ok(undefined);
}
