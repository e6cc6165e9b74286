import type { Module } from "../../module.ts";
import { giftRewards } from "./claiming/gift-rewards.ts";
import { giftLawBound } from "./gift-law-bound.ts";
import { vipGiftsHear } from "./hears.ts";
import { VIP_GIFTS_HOLD } from "./held.store.ts";
import { playerGiftsRoutes } from "./routes/player-gifts.routes.ts";
import { vipGiftsJobs } from "./vip-gifts.jobs.ts";

export const vipGiftsModule: Module = {
  operator: [playerGiftsRoutes],
  jobs: vipGiftsJobs,
  hears: vipGiftsHear,
  holds: VIP_GIFTS_HOLD,
  rewards: giftRewards,
  settingBounds: [giftLawBound],
};
