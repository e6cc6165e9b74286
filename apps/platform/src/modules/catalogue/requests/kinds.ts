import type { ApprovalKind } from "../../approvals/index.ts";
import { vendorCreateApproval } from "./create-approval.ts";
import { vendorEnableApproval } from "./enable-approval.ts";
import { vendorKeyApproval } from "./key-approval.ts";

/** Every change of vendors that needs a second person. */
export const catalogueApprovals: readonly ApprovalKind[] = [
  vendorCreateApproval,
  vendorKeyApproval,
  vendorEnableApproval,
];
