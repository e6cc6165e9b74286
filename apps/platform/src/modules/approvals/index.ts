export { APPROVAL_STATES, type AloneLimits, type Approval, type MoneyMove, type Scope } from "./approvals.ts";
export type { AfterCommit, ApprovalKind, Deciding } from "./kind.ts";
export { aloneLimits, changeLimits, sameLimits } from "./alone-limits.ts";
export { askChange } from "./ask-change.ts";
export { askApproval, findAsked, type AskedState } from "./ask-approval.ts";
export { decideApproval, mayDecide, type DecideRefusal } from "./decide-approval.ts";
export { takeBack } from "./take-back.ts";
export { isWithinLimits, mayActAlone, noteAlone } from "./may-act-alone.ts";
export {
  countOpen as countOpenApprovals,
  endOpenOf as overtakeApprovalsOf,
  removeFromPayload,
  selectOpen as openApprovals,
  selectOpenFor as openApprovalFor,
  selectOver as pastApprovals,
} from "./approvals.store.ts";
