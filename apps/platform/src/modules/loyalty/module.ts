import type { Module } from "../../module.ts";
import { loyaltyHears } from "./hears.ts";
import { LOYALTY_HOLDS } from "./held.store.ts";
import { loyaltyJobs } from "./loyalty.jobs.ts";
import { clubLabel } from "./vip/club-label.ts";
import { vipRoutes } from "./vip/routes/vip.routes.ts";
import { vipOffer } from "./vip/vip-offer.ts";

export const loyaltyModule: Module = {
  player: [vipRoutes],
  jobs: loyaltyJobs,
  hears: loyaltyHears,
  holds: LOYALTY_HOLDS,
  offers: [vipOffer],
  clubLabel,
};
