import type { Module } from "../../module.ts";
import { loyaltyHears } from "./hears.ts";
import { LOYALTY_HOLDS } from "./held.store.ts";
import { loyaltyJobs } from "./loyalty.jobs.ts";
import { rebateRewards } from "./rebate/paying/rebate-rewards.ts";
import { playerRebatesRoutes } from "./rebate/routes/player-rebates.routes.ts";
import { rebateRoutes } from "./rebate/routes/rebate.routes.ts";
import { clubLabel } from "./vip/club-label.ts";
import { playerVipRoutes } from "./vip/routes/player-vip.routes.ts";
import { vipRoutes } from "./vip/routes/vip.routes.ts";
import { vipOffer } from "./vip/vip-offer.ts";

export const loyaltyModule: Module = {
  player: [vipRoutes, rebateRoutes],
  operator: [playerVipRoutes, playerRebatesRoutes],
  jobs: loyaltyJobs,
  hears: loyaltyHears,
  holds: LOYALTY_HOLDS,
  rewards: [rebateRewards],
  offers: [vipOffer],
  clubLabel,
};
