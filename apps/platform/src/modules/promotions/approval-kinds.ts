import type { ApprovalKind } from "../approvals/index.ts";
import { issueApproval } from "./applying/issue-approval.ts";
import { voidApproval } from "./grants/void-approval.ts";
import { budgetApproval } from "./making/budget-approval.ts";
import { openApproval } from "./making/open-approval.ts";

/** Everything of promotions that needs a second person. */
export const promotionsApprovals: readonly ApprovalKind[] = [
  openApproval,
  budgetApproval,
  voidApproval,
  issueApproval,
];
