import { join } from "node:path";
import { cashierOperatorRoutes } from "../modules/cashier/index.ts";
import { backofficeRoutes } from "../modules/backoffice/index.ts";
import { staffRoutes } from "../modules/staff/index.ts";
import { operatorGameRoutes, operatorVendorKeyRoutes, operatorVendorRoutes } from "../modules/catalogue/index.ts";
import type { Platform } from "../platform.ts";
import { buildApp, type App } from "./app.ts";
import { staticSite } from "./static-site.ts";

const SITE = join(import.meta.dirname, "../../../console/dist");

/** The server of the operator console, an origin of its own: no player page ever shares it. */
export async function buildOperatorSite(platform: Platform): Promise<App> {
  const app = await buildApp(platform, {
    title: "Perya operator API",
    frames: [new URL(platform.config.studioUrl).origin],
  });
  staffRoutes(app, platform);
  backofficeRoutes(app, platform);
  cashierOperatorRoutes(app, platform);
  operatorVendorRoutes(app, platform);
  operatorVendorKeyRoutes(app, platform);
  operatorGameRoutes(app, platform);
  await staticSite(app, SITE);
  return app;
}
