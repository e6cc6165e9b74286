export { openSession, revokeSessions } from "./sessions/open-session.ts";
export { followLedger } from "./following/follow-ledger.ts";
export { selectWins as recentWins, type Win } from "./records/records.store.ts";
export {
  selectJustBegun as justBegun,
  selectJustWon as justWon,
  selectNewest as newestRecord,
  selectOlderThan as recordBefore,
  type BrandBook,
  type PlayedRound,
  type RecordSpan,
} from "./records/just-played.store.ts";
export { pageOfRounds } from "./records/page-of-rounds.ts";
export { roundDetails, roundId, wireDetails } from "./records/round-details.ts";
export { wireRecord } from "./records/wire-record.ts";
export { holdFreeRounds, withFreeRounds, type FreeRoundsPort } from "./wallet-api/free-rounds.ts";
export { walletApi } from "./wallet-api/wallet-api.ts";
export { openWalletThreads } from "./wallet-threads/open-wallet-threads.ts";
export { openStakeNow, openStakeOf } from "./records/open-stake-of.ts";
export { roundsBooking } from "./following/rounds-booking.ts";
export { withTurnoverAgain } from "./following/with-turnover-again.ts";
export { personalProfit } from "./profit/profit-of.ts";
export { wireProfitOfDays } from "./profit/profit.routes.ts";
