export type { Approval } from "./approvals.ts";
export { askApproval } from "./ask-approval.ts";
export { decideApproval } from "./decide-approval.ts";
export { countOpenApprovals, selectOpenApprovals as openApprovals } from "./approvals.store.ts";
