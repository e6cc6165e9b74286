import type { Module } from "../../module.ts";
import { depositReversed, depositSucceeded } from "../cashier/index.ts";
import { hears } from "../facts/index.ts";
import { earnPoints, reversePoints } from "./earning/earn-points.ts";
import { POINTS_HOLD } from "./held.store.ts";
import { operatorPlayerPointsRoutes } from "./operator-player-points.routes.ts";
import { operatorOrderRoutes } from "./orders/operator-orders.routes.ts";
import { pointsOffer } from "./points-offer.ts";
import { pointsRoutes } from "./points.routes.ts";
import { operatorRewardRoutes } from "./rewards/operator-rewards.routes.ts";
import { spendRoutes } from "./spend.routes.ts";
import type { Ladder } from "./vip.ts";

/** `ladder` says what a player's VIP level means for points. */
export function pointsModule(ladder: Ladder): Module {
  const { vipOf } = ladder;
  return {
    player: [
      (app, platform) => pointsRoutes(app, platform, vipOf),
      (app, platform) => spendRoutes(app, platform, vipOf),
    ],
    operator: [operatorRewardRoutes, operatorOrderRoutes, operatorPlayerPointsRoutes],
    hears: [
      hears(depositSucceeded, "points are earned", (tx, told) => earnPoints(tx, ladder, told)),
      hears(depositReversed, "points are taken back", reversePoints),
    ],
    holds: POINTS_HOLD,
    offers: [pointsOffer],
  };
}
