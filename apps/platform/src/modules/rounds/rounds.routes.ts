import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { accountRoutes } from "./account/account.routes.ts";
import { launchContentRoutes } from "./launch/launch-content.routes.ts";
import { launchRoutes } from "./launch/launch.routes.ts";
import { profitRoutes } from "./profit/profit.routes.ts";
import { recordsRoutes } from "./records/records.routes.ts";

/** Everything of this module on the player site. */
export function roundsRoutes(app: App, platform: Platform): void {
  launchRoutes(app, platform);
  launchContentRoutes(app);
  recordsRoutes(app, platform);
  accountRoutes(app, platform);
  profitRoutes(app, platform);
}
