import { join } from "node:path";
import { holdBounds, holdOffers, previewSources } from "../modules/settings/index.ts";
import { refuseForeignOrigin, requireStaff } from "../modules/staff/index.ts";
import type { Platform } from "../platform.ts";
import type { App } from "../http/app.ts";
import { buildApp } from "../http/build-app.ts";
import { MODULES } from "./modules.ts";
import { serveDocument } from "../http/documents/openapi.ts";
import type { ApiAbout } from "../http/app-options.ts";
import { staticFolder, staticSite } from "../http/static-site.ts";

const SITE = join(import.meta.dirname, "../../../console/dist");
/** Pictures and words built into the player site, for previews. */
const PLAYER = join(import.meta.dirname, "../../../player/dist");
const FOLDERS = ["banners", "lotteries", "words"] as const;

export const OPERATOR_API: ApiAbout = {
  title: "Perya operator API",
  description:
    "What the operator console calls. Every answer is wrapped: `{success: true, value}` or " +
    "`{success: false, code, message}`. Money is whole ledger units of 1/100000 of the " +
    "currency, as text. Changes must come from the console's own origin.",
  base: "/operator/v1",
  securitySchemes: {
    staffSession: {
      type: "apiKey",
      in: "cookie",
      name: "perya_staff",
      description: "Set by `POST /session`.",
    },
  },
};

/** Every route of the operator API. */
export function operatorRoutes(app: App, platform: Platform): void {
  app.addHook("onRequest", (request) => refuseForeignOrigin(platform, request));
  for (const { operator = [], settingBounds = [], offers = [] } of MODULES) {
    holdBounds(platform, settingBounds);
    holdOffers(platform, offers);
    for (const routes of operator) routes(app, platform);
  }
}

/** The server of the operator console, on its own origin, never shared with a player page. */
export async function buildOperatorSite(platform: Platform): Promise<App> {
  const app = await buildApp(platform, {
    api: OPERATOR_API,
    publicUrl: platform.config.consoleUrl,
    frames: [],
    pictures: platform.config.gameOrigins,
    sources: () => previewSources(platform),
  });
  operatorRoutes(app, platform);
  serveDocument(app, OPERATOR_API, { preHandler: requireStaff(platform) });
  for (const folder of FOLDERS) await staticFolder(app, join(PLAYER, folder), `/${folder}/`);
  await staticSite(app, SITE);
  return app;
}
