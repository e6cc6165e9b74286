export { followEntries, type EntryHandler } from "./follow-entries.ts";
export { followSpan } from "./follow-span.ts";
export {
  hasFollowed,
  hasFollowedPlayer,
  lockFollower,
  selectPosition as followedTo,
} from "./followers.store.ts";
export { onEntries } from "./on-entries.ts";
export { onSpans } from "./on-spans.ts";
