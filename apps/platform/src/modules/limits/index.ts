export { depositLimitsOf, reachedDepositLimit } from "./deposit-limits.ts";
export { limitChanged } from "./facts.ts";
export { LIMITS, type LimitName } from "./limits.ts";
export { selectChanges as limitChangesOf } from "./limits.store.ts";
export { describeLimits } from "./describe-limits.ts";
export { exclude } from "./exclusion/exclude.ts";
export { setStaffLimits } from "./set-staff-limits.ts";
export { wireChange, wireLimit } from "./wire.ts";
