import type { Module } from "../../module.ts";
import { activityFeed } from "./activity-feed.routes.ts";
import { jackpotBound } from "./jackpot-bound.ts";

export const activityModule: Module = {
  player: [activityFeed],
  settingBounds: [jackpotBound],
};
