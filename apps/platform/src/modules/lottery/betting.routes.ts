import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { chaseRoutes } from "./chases/chases.routes.ts";
import { operatorExposureRoutes } from "./exposure/exposure.routes.ts";
import { favouriteNumberRoutes } from "./favourites/favourites.routes.ts";
import { operatorLimitsRoutes } from "./limits/limits.routes.ts";
import { operatorOddsRoutes } from "./odds/odds.routes.ts";
import { orderRoutes } from "./orders/orders.routes.ts";

/** Players' bets, and the numbers they keep for them. */
export function bettingRoutes(app: App, platform: Platform): void {
  orderRoutes(app, platform);
  chaseRoutes(app, platform);
  favouriteNumberRoutes(app, platform);
}

/** The house's odds, limits and exposure. */
export function operatorBettingRoutes(app: App, platform: Platform): void {
  operatorOddsRoutes(app, platform);
  operatorLimitsRoutes(app, platform);
  operatorExposureRoutes(app, platform);
}
