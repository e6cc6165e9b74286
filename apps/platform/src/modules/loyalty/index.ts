export { countAgain as countVipTurnoverAgain } from "./vip/following/count-again.ts";
export { vipLevelLost, vipLevelReached } from "./facts.ts";
export { counts as countsForLoyalty } from "./vip/following/count-deposits.ts";
export { vipFloorApproval } from "./vip/floor/floor-approval.ts";
export { GIFT_KINDS, type GiftKind } from "./vip/ladder/declared-ladder.ts";
export {
  selectKeptIn as vipKeptIn,
  selectKeptMonth as vipMonthKept,
} from "./vip/keeping/kept.store.ts";
export { ladderOf as vipLadderOf, levelNameIn } from "./vip/ladder/ladder.ts";
export { vipLabelsOf } from "./vip/labels-of.ts";
export {
  selectAtLevel as playersAtVipLevel,
  selectLevels as vipLevelsOf,
  selectMembersAfter as vipMembersAfter,
} from "./vip/members.store.ts";
export { countDeposits as countVipDeposits } from "./vip/following/count-deposits.ts";
export { vipOf } from "./vip/vip-of.ts";
