import { ok, refuse } from "@perya/result";
import type { ApprovalKind } from "../../approvals/index.ts";
import { decideBill, heldFor, PAY_KIND, REVERSE_KIND } from "./review-bill.ts";

const refusals = {
  NOT_FOUND: [404, "There is no such bill."],
  WRONG_STATE: [409, "The bill has been decided meanwhile."],
} as const;

/** A bill above what one person may have paid. */
const payApproval: ApprovalKind = {
  kind: PAY_KIND,
  title: "Agent's bill to pay",
  permission: "agentPay.review",
  refusals,
  details: ({ subject }) => [{ label: "Bill", value: subject }],
  hold: async (tx, { subject, brandId }) => void (await heldFor(tx, subject, brandId)),
  carryOut: async ({ tx, approval, by }) => {
    const bill = await heldFor(tx, approval.subject, approval.brandId);
    if (!bill) return refuse("NOT_FOUND");
    if (bill.state !== "PENDING_REVIEW") return refuse("WRONG_STATE");
    const both = `${approval.askedBy} and ${by.username}`;
    await decideBill(tx, bill, { state: "PAYABLE", by: both, reason: approval.reason ?? "" });
    return ok(undefined);
  },
};

/** A paid bill that is taken back: always by two people. What the agent has spent is owed. */
const reverseApproval: ApprovalKind = {
  kind: REVERSE_KIND,
  title: "Agent's bill to take back",
  permission: "agentPay.review",
  refusals,
  details: ({ subject }) => [
    { label: "Bill", value: subject },
    { label: "Effect", value: "The amount leaves the agent's cash; what is spent is owed." },
  ],
  hold: async (tx, { subject, brandId }) => void (await heldFor(tx, subject, brandId)),
  carryOut: async ({ platform, tx, approval, by }) => {
    const bill = await heldFor(tx, approval.subject, approval.brandId);
    if (!bill) return refuse("NOT_FOUND");
    if (bill.state !== "PAID") return refuse("WRONG_STATE");
    const { player, payable: units, publicId } = bill;
    const key = `bill:${publicId}:reversed`;
    const taken = await platform.wallet.append(tx, [
      { kind: "reverse", player, key, units, contra: "commissions", reason: publicId },
    ]);
    if (!taken.ok) throw new Error(`${publicId} was not taken back: ${taken.refusal}`);
    const both = `${approval.askedBy} and ${by.username}`;
    await decideBill(tx, bill, { state: "REVERSED", by: both, reason: approval.reason ?? "" });
    return ok(() => platform.live.publishBalances([player]));
  },
};

/** Everything of agents' pay that needs a second person. */
export const contractsApprovals: readonly ApprovalKind[] = [payApproval, reverseApproval];
