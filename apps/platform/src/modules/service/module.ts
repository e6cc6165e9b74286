import type { Module } from "../../module.ts";
import { hears } from "../facts/index.ts";
import { levelReached } from "../players/index.ts";
import { serviceJobs } from "./service.jobs.ts";
import { cannedRoutes } from "./canned/canned.routes.ts";
import { endVerification } from "./end-verification.ts";
import { conversationRoutes } from "./inbox/conversation.routes.ts";
import { inboxRoutes } from "./inbox/inbox.routes.ts";
import { playerServiceRoutes } from "./player.routes.ts";
import { SERVICE_HOLDS } from "./held.store.ts";

export const serviceModule: Module = {
  player: [playerServiceRoutes],
  operator: [inboxRoutes, conversationRoutes, cannedRoutes],
  jobs: serviceJobs,
  holds: SERVICE_HOLDS,
  hears: [
    hears(levelReached, "service ends verification", async (tx, { player, level, before }) => {
      if (level > before) await endVerification(tx, player);
    }),
  ],
};
