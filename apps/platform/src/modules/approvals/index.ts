export { APPROVAL_STATES, type AloneLimits, type Approval, type MoneyMove, type Scope } from "./approvals.ts";
export type { AfterCommit, ApprovalKind, Deciding } from "./kind.ts";
export { sameLimits } from "./alone-limits.ts";
export { askApproval, askOnce, findAsked, type AskedState } from "./ask-approval.ts";
export { decideApproval, mayDecide, type DecideRefusal } from "./decide-approval.ts";
export { takeBack } from "./take-back.ts";
export { isWithinLimits, mayActAlone, noteAlone } from "./may-act-alone.ts";
export {
  countOpen as countOpenApprovals,
  endOpenOf as overtakeApprovalsOf,
  removeFromPayload,
  selectOpen as openApprovals,
  selectOver as pastApprovals,
} from "./approvals.store.ts";
