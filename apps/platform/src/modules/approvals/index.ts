export {
  APPROVAL_STATES,
  type AloneLimits,
  type Approval,
  type Decider,
  type MoneyMove,
  type Scope,
} from "./approvals.ts";
export type { Asker } from "./asker.ts";
export type { AfterCommit, ApprovalKind, CarryingOut, Deciding } from "./kind.ts";
export { agree, endRequests, rejectRequests } from "./agree.ts";
export { aloneLimits, changeLimits, sameLimits } from "./alone-limits.ts";
export { askChange } from "./ask-change.ts";
export { askApproval, askOnce, findAsked, type AskedState } from "./ask-approval.ts";
export { decideApproval, mayDecide, type DecideRefusal, type Decision } from "./decide-approval.ts";
export { takeBack } from "./take-back.ts";
export { mayActAlone, noteAlone } from "./may-act-alone.ts";
export { withinLimits } from "./within-limits.ts";
export {
  countOpen as countOpenApprovals,
  endOpenOf as overtakeApprovalsOf,
  selectAllOpenFor as openFor,
  selectLastApproved as lastApproved,
  selectWaitingSubjects as waitingSubjects,
  selectOpen as openApprovals,
  selectOpenAmong as openAmong,
  selectOpenOfKinds as openOfKinds,
  selectOpenFor as openApprovalFor,
  selectOpenForEach as openApprovalsForEach,
  selectOver as pastApprovals,
} from "./approvals.store.ts";
