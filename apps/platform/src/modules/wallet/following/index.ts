export { followEntries, type EntryHandler } from "./follow-entries.ts";
export { selectPosition as followedTo } from "./followers.store.ts";
export { onEntries } from "./on-entries.ts";
