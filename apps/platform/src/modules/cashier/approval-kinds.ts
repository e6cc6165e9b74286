import { depositApproval } from "./deposits/deposit-approval.ts";
import { returnApproval } from "./withdrawals/return-approval.ts";
import { withdrawalApproval } from "./withdrawals/withdrawal-approval.ts";
import type { ApprovalKind } from "../approvals/index.ts";

/** Everything of the cashier that needs a second person. */
export const cashierApprovals: readonly ApprovalKind[] = [
  depositApproval,
  withdrawalApproval,
  returnApproval,
];
