export { selectCodes as profilesOf } from "./choices/choices.store.ts";
export { firstProfiles, refuseFirst, type FirstRefusal } from "./choices/first-profiles.ts";
export { FIRST_REFUSALS as firstRefusals } from "./requests/request-refusals.ts";
export { profileCode } from "./rules/profile.ts";
export { lawsOfBets } from "./betting/laws-of-bets.ts";
export { rulesOfBets } from "./betting/rules-of-bets.ts";
export { lawOfPlay } from "./betting/law-of-play.ts";
export { forbidsDeposit, PROVEN_LEVEL, type IdentityLaw } from "./rules/identity-law.ts";
export type { RegisterLaw } from "./rules/register-law.ts";
export { registerLawOf } from "./versions/register-law-of.ts";
export { identityLawOf } from "./versions/identity-law-of.ts";
export { launchFlags } from "./betting/launch-flags.ts";
export { openBetLaws, type BetLaws, type LawfulPlayer } from "./betting/open-bet-laws.ts";
export { productOf } from "./betting/product-of.ts";
export { profilesApprovals } from "./requests/kinds.ts";
export {
  limitLawNow,
  limitLawOf,
  type CompulsoryLimit,
  type DepositCeiling,
  type LimitKind,
  type LimitLaw,
} from "./versions/limit-law-of.ts";
export { ageOn } from "./rules/age-on.ts";
export { raiseLawOf, type RaiseLaw } from "./versions/raise-law-of.ts";
export { checkLawOf, type CheckLaw, type PauseLaw } from "./versions/check-law-of.ts";
export { dormancyLawOf, type DormancyLaw } from "./versions/dormancy-law-of.ts";
export { unclaimedLawOf } from "./versions/unclaimed-law-of.ts";
export { isForbiddenNow } from "./versions/is-forbidden-now.ts";
export { wantsPlan } from "./versions/wants-plan.ts";
export type { Product } from "./rules/fields.ts";
export { mayCancelWithdrawals } from "./versions/withdrawal-law-of.ts";
export { exclusionLawNow } from "./versions/exclusion-law-now.ts";
export { exclusionLawOf, type ExclusionLaw } from "./versions/exclusion-law-of.ts";
export { mustScreenNow } from "./versions/must-screen-now.ts";
export { minorsLawNow } from "./versions/minors-law-now.ts";
export { minimumAgeNow } from "./betting/minimum-age-now.ts";
export { recordYearsOf } from "./versions/record-years-of.ts";
export { accountForbidden } from "./versions/account-law-of.ts";
export { minimumAgeOf } from "./betting/minimum-age-of.ts";
export type { PaymentLaw } from "./rules/payment-law.ts";
export { paymentLawNow, paymentLawOf } from "./versions/payment-law-of.ts";
export type { Rule as LawRule } from "./rules/compile.ts";
export { sendableFrom } from "./rules/advertising-law.ts";
export { advertisingLawOf } from "./versions/advertising-law-of.ts";
export { documentLawNow } from "./versions/document-law-of.ts";
export { bonusLawNow, bonusLawOf } from "./versions/bonus-law-of.ts";
export type { BonusLaw } from "./rules/bonus-law.ts";
