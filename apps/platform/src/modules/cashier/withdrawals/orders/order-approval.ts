import { ok, refuse } from "@perya/result";
import type { ApprovalKind } from "../../../approvals/index.ts";
import { recordAudit } from "../../../audit/index.ts";
import { refusalTable } from "../../refusals.ts";
import { ORDER_KIND } from "../legs/leg-requests.ts";
import { legOfSubject, lockLeg } from "../legs/lock-leg.ts";
import { publishWithdrawal } from "../publish-withdrawal.ts";
import { outcomePayload } from "./order-outcome.ts";
import { endAs, unclearOrder } from "./settle-order.ts";

/** What became of a payout of which the provider says nothing, or something else. */
export const orderApproval: ApprovalKind = {
  kind: ORDER_KIND,
  title: "End of a provider's payout",
  permission: "withdrawals.decide",
  figures: "CONFIRMED",
  refusals: refusalTable({ NOT_FOUND: true, WRONG_STATE: true }),
  details: (approval) => {
    const { outcome, proof } = outcomePayload.parse(approval.payload);
    return [
      {
        label: "The payout",
        value: outcome === "PAID" ? "was paid" : "was not paid: to be paid again or refunded",
      },
      { label: "Number of the provider's proof", value: proof },
    ];
  },
  hold: async (tx, { subject, brandId }) =>
    void (await lockLeg(tx, legOfSubject(subject), { brandId })),
  carryOut: async ({ platform, tx, approval, by }) => {
    const { subject, brandId, askedBy } = approval;
    const said = outcomePayload.parse(approval.payload);
    const found = await lockLeg(tx, legOfSubject(subject), { brandId });
    if (!found.ok) return found;
    const { withdrawal, leg } = found.value;
    const order = await unclearOrder(tx, found.value);
    if (order?.publicId !== said.order) return refuse("WRONG_STATE");
    const moved = await endAs(tx, found.value, order, said, `staff:${by.username}`);
    await recordAudit(tx, {
      actor: by.username,
      action: "withdrawal.order-outcome",
      subject: withdrawal.publicId,
      brandId,
      before: { status: withdrawal.status },
      after: { status: moved.status, leg: leg.n, ...said, askedBy },
    });
    return ok(() => publishWithdrawal(platform, moved));
  },
};
