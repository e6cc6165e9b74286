export { issueTicket } from "./issue-ticket.ts";
export { findTicket, openSession } from "./open-session.ts";
export { requireSession } from "./require-session.ts";
export { deleteOldTickets, lockPlayer, selectPlayer as findPlayer } from "./sessions.store.ts";
export type { Session } from "./sessions.ts";
