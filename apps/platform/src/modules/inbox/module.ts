import type { Module } from "../../module.ts";
import { broadcastRoutes } from "./broadcasts/broadcasts.routes.ts";
import { inboxJobs } from "./inbox.jobs.ts";
import { inboxRoutes } from "./inbox.routes.ts";
import { playerMessagesRoutes } from "./player-messages.routes.ts";
import { lettersOfFacts } from "./letters-of-facts.ts";
import { INBOX_HOLDS } from "./held.store.ts";

export const inboxModule: Module = {
  player: [inboxRoutes],
  operator: [broadcastRoutes, playerMessagesRoutes],
  jobs: inboxJobs,
  hears: lettersOfFacts,
  holds: INBOX_HOLDS,
};
