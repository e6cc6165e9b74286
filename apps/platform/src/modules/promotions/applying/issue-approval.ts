import { ok, refuse } from "@perya/result";
import type { ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { DECIDE_REFUSALS } from "./decide-refusals.ts";
import { holdApplication } from "./held-application.ts";
import { issueApplication } from "./issue-application.ts";
import { ISSUE_KIND } from "./issue-or-ask.ts";

/** A bonus that was applied for, above what one person may move. */
export const issueApproval: ApprovalKind = {
  kind: ISSUE_KIND,
  title: "A bonus that was applied for",
  permission: "promotions.grant",
  refusals: DECIDE_REFUSALS,
  details: (approval) => [
    { label: "Player", value: approval.about },
    { label: "Application", value: approval.subject },
  ],
  hold: async (tx, { subject, brandId }) => void (await holdApplication(tx, subject, brandId)),
  carryOut: async ({ tx, approval, by }) => {
    const { subject, brandId, units, askedBy } = approval;
    const held = await holdApplication(tx, subject, brandId);
    if (!held || units === null) return refuse("NOT_FOUND");
    const actor = `${askedBy} and ${by.username}`;
    const reason = approval.reason ?? "";
    const issued = await issueApplication(tx, held, { units, actor, reason });
    if (!issued.ok) return issued;
    await recordAudit(tx, {
      actor,
      action: "promotion-application.issue",
      subject,
      brandId,
      after: { units: units.toString() },
      reason,
    });
    return ok(undefined);
  },
};
