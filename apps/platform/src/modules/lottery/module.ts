import type { Module } from "../../module.ts";
import { hears } from "../facts/index.ts";
import { accountBarred } from "../limits/index.ts";
import { bettingRoutes, operatorBettingRoutes } from "./betting.routes.ts";
import { lotteryJobs } from "./lottery.jobs.ts";
import { lotteryOffers } from "./menus/lottery-offers.ts";
import { lotteryRoutes, operatorLotteryRoutes } from "./lottery.routes.ts";
import { LOTTERY_HOLDS } from "./orders/held.store.ts";
import { refundOpenOrders } from "./orders/refund-open-orders.ts";

export const lotteryModule: Module = {
  player: [lotteryRoutes, bettingRoutes],
  operator: [operatorBettingRoutes, operatorLotteryRoutes],
  jobs: lotteryJobs,
  holds: LOTTERY_HOLDS,
  offers: [lotteryOffers],
  hears: [
    hears(accountBarred, "lottery refunds", (tx, { player }, platform) =>
      refundOpenOrders(platform, tx, player),
    ),
  ],
};
