export { selectWaiting as conversationsWaiting } from "./inbox/inbox.store.ts";
