export { agentFrozen, memberMoved, memberPlaced } from "./facts.ts";
export { moveApproval } from "./moving/move-approval.ts";
export { notePeriod } from "./moving/periods.store.ts";
export { periodAt, periodStartAfter, type Period, type PeriodKind } from "./periods.ts";
export { placePlayer } from "./tree/place-player.ts";
export { MOST_LEVELS } from "./tree/place.ts";
export {
  membersOf,
  placesAt,
  selectDownlines as directDownlines,
  selectIsInTeam as isInTeam,
  selectLineAbove as lineAbove,
  selectPlace as placeOf,
  teamAt,
} from "./tree/tree.store.ts";
export { frozenAt, selectIsFrozen as isFrozen } from "./tree/freezes.store.ts";
