export {
  selectAway,
  selectPlayed,
  selectStored,
  selectSums,
  type LogEnd,
  type LogPart,
} from "./sums.store.ts";
