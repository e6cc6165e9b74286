export { openSession, revokeSessions } from "./open-session.ts";
export { followLedger } from "./follow-ledger.ts";
export { roundsJobs } from "./rounds.jobs.ts";
export { roundsRoutes } from "./rounds.routes.ts";
export { selectWins as recentWins, sumTurnover as turnoverOf, type Win } from "./records.store.ts";
export { pageOfRounds } from "./page-of-rounds.ts";
export { wireRecord } from "./wire-record.ts";
export { walletEntry } from "./wallet-entry.ts";
export { openDoors } from "./doors/open-doors.ts";
