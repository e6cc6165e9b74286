export { selectBonusPlay as bonusPlayOf } from "./bonus-play.store.ts";
export { addApproval } from "./staff/add-play.ts";
export { cancelApproval } from "./staff/cancel-play.ts";
export { cancelRequirement } from "./cancel-requirement.ts";
export { capRequirement } from "./cap-requirement.ts";
export { countAgain as countPlayAgain } from "./counting/count-again.ts";
export { countTurnover } from "./counting/count-turnover.ts";
export { giveCash } from "./give-cash.ts";
export { requirementEnded } from "./facts.ts";
export { requirePlay } from "./require-play.ts";
export {
  selectAskedBetween as askedBetween,
  selectByKey as requirementOf,
  settleRequirement,
} from "./requirements.store.ts";
export { unplayedOf, type Unplayed } from "./unplayed.ts";
export { clearWipedOut, isWipedOut, wipedOutBelow } from "./wipe-out.ts";
