import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { accountRoutes } from "./account.routes.ts";
import { exclusionRoutes } from "./exclusion.routes.ts";
import { launchContentRoutes } from "./launch-content.routes.ts";
import { launchRoutes } from "./launch.routes.ts";
import { recordsRoutes } from "./records.routes.ts";

/** Everything of this module on the player site. */
export function roundsRoutes(app: App, platform: Platform): void {
  launchRoutes(app, platform);
  launchContentRoutes(app);
  recordsRoutes(app, platform);
  accountRoutes(app, platform);
  exclusionRoutes(app, platform);
}
