import type { Module } from "../../module.ts";
import { CHAT_LINKS_HOLD } from "./held.store.ts";
import { linkLawBound } from "./link-law-bound.ts";
import { linkRewards } from "./link-rewards.ts";
import { chatLinkRoutes } from "./links.routes.ts";

export const chatLinksModule: Module = {
  player: [chatLinkRoutes],
  holds: CHAT_LINKS_HOLD,
  rewards: [linkRewards],
  settingBounds: [linkLawBound],
};
