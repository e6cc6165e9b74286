import type { Module } from "../../module.ts";
import { promotionsJobs } from "./promotions.jobs.ts";
import { promotionsOffer } from "./promotions-offer.ts";
import { operatorPromotionRoutes } from "./routes/operator-promotions.routes.ts";
import { playerPromotionRoutes } from "./routes/player-promotions.routes.ts";

export const promotionsModule: Module = {
  player: [playerPromotionRoutes],
  operator: [operatorPromotionRoutes],
  jobs: promotionsJobs,
  offers: [promotionsOffer],
};
