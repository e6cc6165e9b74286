export { WALLET_HOLDS } from "./held.store.ts";
export {
  entriesBetween,
  pageEntries,
  readEntries,
  type EntryCursor,
  type FollowedEntry,
  type LedgerEntry,
} from "./entries.store.ts";
export {
  barredAmong,
  betLimitedAmong,
  blockedAmong,
  guardsOf,
  hasRealBet,
  isExcluded,
  lastBlockOf,
  lockMoney,
  moneyOf,
  owedBy,
  owingAmong,
  type Guards,
} from "./guards.store.ts";
export { isLeftAlone } from "./left-alone.store.ts";
export { haveEnded, movementRows, nextTransaction } from "./movements.store.ts";
export { countRefusedByBonus, lastRefusedBet } from "./refused.store.ts";
export { entriesNoted, movedAfter, returnedAfter } from "./since.store.ts";
export { playedRows } from "./played.store.ts";
export { paidOutSince, sumEntries, type CashSums } from "./totals.store.ts";
export { sumsOfPlayers, type PartSums } from "./part.store.ts";
export {
  accountRow,
  houseRows,
  nextSpan,
  rowsUpTo,
  spanRows,
  type LedgerSpan,
} from "./spans.store.ts";
export { houseBalances } from "./house.store.ts";
