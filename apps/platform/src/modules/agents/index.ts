export { memberPlaced } from "./facts.ts";
export { periodAt, periodStartAfter, type Period, type PeriodKind } from "./periods.ts";
export { placePlayer } from "./tree/place-player.ts";
export { MOST_LEVELS } from "./tree/place.ts";
export {
  placesAt,
  selectDownlines as directDownlines,
  selectIsInTeam as isInTeam,
  selectLineAbove as lineAbove,
  selectPlace as placeOf,
  teamAt,
} from "./tree/tree.store.ts";
export { frozenAt, selectIsFrozen as isFrozen } from "./tree/freezes.store.ts";
