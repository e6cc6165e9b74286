import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { STAFF_REFUSALS } from "../refusals.ts";
import { CREDIT_KIND } from "./approve-or-ask.ts";
import { approveOrder } from "./decide-order.ts";
import { lockOrder } from "./orders.store.ts";

const payload = z.object({ note: z.string() });

/** A credit for points above what one person may move. */
export const creditApproval: ApprovalKind = {
  kind: CREDIT_KIND,
  title: "Credit for points",
  permission: "points.decide",
  refusals: STAFF_REFUSALS,
  details: (approval) => [{ label: "Order", value: approval.subject }],
  hold: async (tx, { subject, brandId }) => void (await lockOrder(tx, subject, brandId)),
  carryOut: async ({ platform, tx, approval, by }) => {
    const { subject, brandId, askedBy } = approval;
    const order = await lockOrder(tx, subject, brandId);
    if (!order) return refuse("NOT_FOUND");
    const { note } = payload.parse(approval.payload);
    const both = `staff:${askedBy} and ${by.username}`;
    const done = await approveOrder(tx, platform.wallet, order, both, note);
    if (!done.ok) return done;
    await recordAudit(tx, {
      actor: `${askedBy} and ${by.username}`,
      action: "points-order.approve",
      subject,
      brandId,
      after: { state: done.value.state, units: String(order.units) },
      reason: note,
    });
    return ok(() => platform.live.publishBalances([order.player]));
  },
};
