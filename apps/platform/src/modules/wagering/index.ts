export { cancelRequirement } from "./cancel-requirement.ts";
export { capRequirement } from "./cap-requirement.ts";
export { countTurnover } from "./counting/count-turnover.ts";
export { requirementEnded } from "./facts.ts";
export { requirePlay, type NewRequirement } from "./require-play.ts";
export {
  FULL_BPS,
  leftOf,
  weightOf,
  type Requirement,
  type RequirementSource,
  type RequirementStatus,
  type Weights,
} from "./requirement.ts";
export { selectAskedBetween as askedBetween, settleRequirement } from "./requirements.store.ts";
export { unplayedOf, type Unplayed } from "./unplayed.ts";
export { clearWipedOut, isWipedOut, wipedOutBelow } from "./wipe-out.ts";
