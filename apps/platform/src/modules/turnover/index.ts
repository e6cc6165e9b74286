export { bookDifference } from "./book-difference.ts";
export { bookTurnoverEntries } from "./book-turnover-entries.ts";
export {
  entryRows as entriesBetween,
  hasEntryBefore as isBookedAfter,
  selectWritten as writtenBy,
  sumTurnover as turnoverOf,
} from "./entries.store.ts";
export { roundSettled } from "./facts.ts";
export { rebuildRecord } from "./rebuild-record.ts";
export {
  NEW_ROUND,
  roundBookings,
  type RoundBooking,
  type RoundMove,
  type RoundState,
} from "./round-bookings.ts";
export type { TurnoverEntry, TurnoverSource } from "./turnover-entry.ts";
