import { join } from "node:path";
import type { Platform } from "../platform.ts";
import { buildApp, type App } from "./app.ts";
import { staticSite } from "./static-site.ts";

const SITE = join(import.meta.dirname, "../../../player/dist");

/** The server players and vendors reach: the API, the wallet's vendor calls, payment callbacks and the player site itself. */
export async function buildPlayerSite(platform: Platform): Promise<App> {
  const app = await buildApp(platform, {
    title: "Perya player API",
    frames: [new URL(platform.config.studioUrl).origin],
  });
  await staticSite(app, SITE);
  return app;
}
