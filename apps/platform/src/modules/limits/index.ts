export { depositLimitsOf, reachedDepositLimit } from "./deposit-limits.ts";
export { balanceAboveLimit, limitChanged, playEnded } from "./facts.ts";
export { isAboveBalanceLimit } from "./balance/balance-limit.ts";
export { ALL_LIMITS, isTimeLimit, LIMITS, type LimitName, type MoneyLimit } from "./limits.ts";
export { selectChanges as limitChangesOf } from "./limits.store.ts";
export { describeLimits } from "./describe-limits.ts";
export { accountBarred } from "./exclusion/facts.ts";
export { FOR_GOOD } from "./exclusion/exclusion.ts";
export { isShutOut } from "./exclusion/exclusions.store.ts";
export { exclude } from "./exclusion/exclude.ts";
export { unclaimedFrom } from "./exclusion/unclaimed/unclaimed-from.ts";
export { balanceUnclaimed, exclusionBegan } from "./exclusion/facts.ts";
export { setStaffLimits } from "./set-staff-limits.ts";
export { wireChange, wireLimits } from "./wire.ts";
export { noteVendorPlay } from "./play/note-vendor-play.ts";
export { selectForcedPauses as forcedPausesOf } from "./play/play.store.ts";
export { selectPaused as pausedAmong, type Pause } from "./play/time.store.ts";
export { needsPlan } from "./plan/needs-plan.ts";
export { selectLastPlans as lastPlansOf } from "./plan/plans.store.ts";
export { noteTalks } from "./law/note-talks.ts";
export { needsLimit } from "./law/needs-limit.ts";
export { depositLawOf, type DepositLaw } from "./law/deposit-law-of.ts";
export { sayLimit } from "./say-limit.ts";
export {
  refusedDeposit,
  type DepositLawRefusal,
  type DepositRefused,
} from "./law/refused-deposit.ts";
