import type { Module } from "../../module.ts";
import { bettingRoutes, operatorBettingRoutes } from "./betting.routes.ts";
import { lotteryJobs } from "./lottery.jobs.ts";
import { lotteryOffers } from "./menus/lottery-offers.ts";
import { lotteryRoutes, operatorLotteryRoutes } from "./lottery.routes.ts";
import { LOTTERY_HOLDS } from "./orders/held.store.ts";

export const lotteryModule: Module = {
  player: [lotteryRoutes, bettingRoutes],
  operator: [operatorBettingRoutes, operatorLotteryRoutes],
  jobs: lotteryJobs,
  holds: LOTTERY_HOLDS,
  offers: [lotteryOffers],
};
