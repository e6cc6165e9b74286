export { bookDifference } from "./book-difference.ts";
export { bookTurnover } from "./book-turnover.ts";
export {
  closeOf,
  entryRows as entriesBetween,
  hasEntryBefore as isBookedAfter,
  selectWritten as writtenBy,
  sumTurnover as turnoverOf,
  turnoverSince,
} from "./entries.store.ts";
export { roundSettled } from "./facts.ts";
export { selectLostIn as lostIn } from "./lost-between.store.ts";
export { selectEntriesOf as entriesOfPlayer } from "./entries-of-player.store.ts";
export { rebuildRecord } from "./rebuild-record.ts";
export type { TurnoverEntry, TurnoverSource } from "./turnover-entry.ts";
