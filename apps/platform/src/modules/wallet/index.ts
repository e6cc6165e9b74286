export { openWallet, type Wallet } from "./open-wallet.ts";
export {
  CAP_NAMES,
  type CapName,
  type Command,
  type EntryStatus,
  type HouseCommand,
  type Movement,
} from "./wallet.ts";
export { capsUsed, cashOf, isStale, openQueue, WALLET_LIMITS } from "./writing/index.ts";
export {
  accountRow,
  barredAmong,
  blockedAmong,
  entriesBetween,
  guardsOf,
  hasRealBet,
  haveEnded,
  houseRows,
  isExcluded,
  movementRows,
  nextTransaction,
  owedBy,
  pageEntries,
  paidOutSince,
  playedRows,
  readEntries,
  rowsUpTo,
  spanRows,
  sumEntries,
  sumsOfPlayers,
  type CashSums,
  type FollowedEntry,
  type Guards,
  type LedgerEntry,
  type LedgerSpan,
  type PartSums,
} from "./reading/index.ts";
export {
  digestOfHeads,
  lastProof,
  proveLedger,
  readHead,
  verifyLedger,
  type BookProof,
  type LedgerHead,
  type LedgerProof,
} from "./proving/index.ts";
export {
  followEntries,
  followSpan,
  followedTo,
  hasFollowed,
  lockFollower,
  onEntries,
  onSpans,
  type EntryHandler,
} from "./following/index.ts";
export { raiseClock } from "./clock/index.ts";
