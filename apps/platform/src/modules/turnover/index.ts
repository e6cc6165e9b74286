export {
  insertDifference as bookDifference,
  entryRows as entriesBetween,
  insertEntries as bookTurnoverEntries,
  selectWritten as writtenBy,
  sumTurnover as turnoverOf,
} from "./entries.store.ts";
export {
  NEW_ROUND,
  roundBookings,
  type RoundBooking,
  type RoundMove,
  type RoundState,
} from "./round-bookings.ts";
export type { TurnoverEntry, TurnoverSource } from "./turnover-entry.ts";
