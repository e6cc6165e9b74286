export type { AloneLimits, Approval, MoneyMove } from "./approvals.ts";
export { sameLimits } from "./alone-limits.ts";
export { askApproval, findAsked, type AskedState } from "./ask-approval.ts";
export { decideApproval, type DecideRefusal } from "./decide-approval.ts";
export { isWithinLimits, mayActAlone, noteAlone } from "./may-act-alone.ts";
export { countOpenApprovals, selectOpenApprovals as openApprovals } from "./approvals.store.ts";
