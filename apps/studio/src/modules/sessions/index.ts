export { conduct } from "./conduct.ts";
export { issueTicket } from "./issue-ticket.ts";
export { findTicket, openSession } from "./open-session.ts";
export { requireSession } from "./require-session.guard.ts";
export {
  deleteOldTickets,
  lockPlayer,
  playersOf,
  selectPlayer as findPlayer,
  upsertPlayer as ensurePlayer,
  selectSeconds as secondsOf,
  selectSession as findSession,
} from "./sessions.store.ts";
export type { Session } from "./sessions.ts";
