import { join } from "node:path";
import { cashierRoutes } from "../modules/cashier/index.ts";
import { catalogueRoutes } from "../modules/catalogue/index.ts";
import { identityRoutes } from "../modules/identity/index.ts";
import { revokeSessions, roundsRoutes, walletEntry } from "../modules/rounds/index.ts";
import type { Platform } from "../platform.ts";
import { buildApp, type App } from "./app.ts";
import { staticSite } from "./static-site.ts";

const SITE = join(import.meta.dirname, "../../../player/dist");

/** The server players and vendors reach: the API, the wallet's vendor calls, payment callbacks and the player site itself. */
export async function buildPlayerSite(platform: Platform): Promise<App> {
  const vendors = walletEntry(platform);
  const app = await buildApp(platform, {
    title: "Perya player API",
    frames: [new URL(platform.config.studioUrl).origin],
    takes: vendors.takes,
  });
  app.addHook("onClose", vendors.close);
  identityRoutes(app, platform, revokeSessions);
  catalogueRoutes(app, platform);
  roundsRoutes(app, platform);
  cashierRoutes(app, platform);
  await staticSite(app, SITE);
  return app;
}
