import type { App } from "./http/app.ts";
import { buildApp } from "./http/build-app.ts";
import { healthRoutes } from "./http/health.ts";
import { measure } from "./http/metrics.ts";
import { gamePages } from "./http/pages.ts";
import { launchRoutes, sessionRoutes } from "./modules/launch/index.ts";
import { ownWalletRoutes } from "./modules/own-wallets/index.ts";
import { replayRoutes } from "./modules/replays/index.ts";
import { fairRoutes, roundRoutes } from "./modules/rounds/index.ts";
import type { Studio } from "./studio.ts";
import { ARCADE_PATH, arcadeOf } from "./vendor-records.ts";

/**
 * The studio's server: the operator's signed calls, the games' own calls, their pages, health and
 * metrics.
 */
export async function buildStudio(studio: Studio): Promise<App> {
  const app = await buildApp(studio);
  measure(app);
  healthRoutes(app, studio);
  await app.register((scope) => launchRoutes(scope, studio));
  const arcade = arcadeOf(studio);
  const prefix = ARCADE_PATH;
  await app.register((scope) => launchRoutes(scope, studio, arcade), { prefix });
  await app.register((scope) => ownWalletRoutes(scope, studio, arcade), { prefix });
  sessionRoutes(app, studio);
  roundRoutes(app, studio);
  fairRoutes(app, studio);
  replayRoutes(app, studio);
  await gamePages(app);
  return app;
}
