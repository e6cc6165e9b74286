export { followEntries, type EntryHandler } from "./follow-entries.ts";
export { followMovements } from "./follow-movements.ts";
export { hasFollowed, lockFollower, selectPosition as followedTo } from "./followers.store.ts";
export { onEntries } from "./on-entries.ts";
