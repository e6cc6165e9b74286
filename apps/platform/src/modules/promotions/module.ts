import type { Module } from "../../module.ts";
import { freeRounds } from "./free-bets/free-rounds.ts";
import { depositOffers } from "./grants/deposit-offers.ts";
import { grantRewards } from "./grants/grant-rewards.ts";
import { hearBarred } from "./grants/hear-barred.ts";
import { hearPlayed } from "./grants/hear-played.ts";
import { PROMOTIONS_HOLD } from "./held.store.ts";
import { promotionsJobs } from "./promotions.jobs.ts";
import { promotionsOffer } from "./promotions-offer.ts";
import { applyingRoutes } from "./routes/applying.routes.ts";
import { joiningRoutes } from "./routes/joining.routes.ts";
import { operatorApplicationRoutes } from "./routes/operator-applications.routes.ts";
import { operatorCheckRoutes } from "./routes/operator-check.routes.ts";
import { operatorGrantRoutes } from "./routes/operator-grants.routes.ts";
import { operatorPromotionRoutes } from "./routes/operator-promotions.routes.ts";
import { operatorReportRoutes } from "./routes/operator-report.routes.ts";
import { playerBonusRoutes } from "./routes/player-bonuses.routes.ts";
import { playerPromotionRoutes } from "./routes/player-promotions.routes.ts";

export const promotionsModule: Module = {
  player: [playerPromotionRoutes, joiningRoutes, applyingRoutes, playerBonusRoutes],
  operator: [
    operatorPromotionRoutes,
    operatorGrantRoutes,
    operatorCheckRoutes,
    operatorReportRoutes,
    operatorApplicationRoutes,
  ],
  jobs: promotionsJobs,
  offers: [promotionsOffer],
  promotions: depositOffers,
  freeRounds,
  hears: [hearPlayed, hearBarred],
  holds: PROMOTIONS_HOLD,
  rewards: [grantRewards],
};
