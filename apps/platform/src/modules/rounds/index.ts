export { openSession, revokeSessions } from "./sessions/open-session.ts";
export { followLedger } from "./following/follow-ledger.ts";
export { selectWins as recentWins, type Win } from "./records/records.store.ts";
export { pageOfRounds } from "./records/page-of-rounds.ts";
export { wireRecord } from "./records/wire-record.ts";
export { walletApi } from "./wallet-api/wallet-api.ts";
export { openWalletThreads } from "./wallet-threads/open-wallet-threads.ts";
export { openStakeOf } from "./records/open-stake-of.ts";
export { roundsBooking } from "./following/rounds-booking.ts";
