import { join } from "node:path";
import { cashierOperatorRoutes } from "../modules/cashier/index.ts";
import { backofficeRoutes } from "../modules/backoffice/index.ts";
import { refuseForeignOrigin, requireStaff, staffRoutes } from "../modules/staff/index.ts";
import { operatorContentRoutes } from "../modules/content/index.ts";
import { operatorFeedbackRoutes } from "../modules/feedback/index.ts";
import { operatorPictureRoutes, pictureRoutes } from "../modules/pictures/index.ts";
import { operatorBettingRoutes, operatorLotteryRoutes } from "../modules/lottery/index.ts";
import { outboxRoutes, smsUseRoutes } from "../modules/messages/index.ts";
import { operatorSettingsRoutes, previewSources } from "../modules/settings/index.ts";
import {
  operatorGameRoutes,
  operatorOfferRoutes,
  operatorVendorKeyRoutes,
  operatorVendorRoutes,
  vendorRequestRoutes,
} from "../modules/catalogue/index.ts";
import type { Platform } from "../platform.ts";
import { buildApp, type App } from "./app.ts";
import { serveDocument, type ApiAbout } from "./openapi.ts";
import { staticFolder, staticSite } from "./static-site.ts";

const SITE = join(import.meta.dirname, "../../../console/dist");
/** Pictures that the player site is built with, for previews. */
const PLAYER_PICTURES = join(import.meta.dirname, "../../../player/dist");
const FOLDERS = ["banners", "lotteries"] as const;

export const OPERATOR_API: ApiAbout = {
  title: "Perya operator API",
  description:
    "What the operator console calls. Every answer is wrapped: `{success: true, value}` or `{success: false, code, message}`. Money is whole ledger units of 1/100000 of the currency, as text. Changes must come from the console's own origin.",
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
  staffRoutes(app, platform);
  backofficeRoutes(app, platform);
  cashierOperatorRoutes(app, platform);
  operatorVendorRoutes(app, platform);
  vendorRequestRoutes(app, platform);
  operatorSettingsRoutes(app, platform);
  outboxRoutes(app, platform);
  smsUseRoutes(app, platform);
  operatorContentRoutes(app, platform);
  operatorPictureRoutes(app, platform);
  operatorFeedbackRoutes(app, platform);
  operatorVendorKeyRoutes(app, platform);
  operatorGameRoutes(app, platform);
  operatorOfferRoutes(app, platform);
  operatorBettingRoutes(app, platform);
  operatorLotteryRoutes(app, platform);
}

/** The server of the operator console, an origin of its own: no player page ever shares it. */
export async function buildOperatorSite(platform: Platform): Promise<App> {
  const app = await buildApp(platform, {
    api: OPERATOR_API,
    publicUrl: platform.config.consoleUrl,
    frames: [],
    pictures: platform.config.gameOrigins,
    sources: () => previewSources(platform),
  });
  operatorRoutes(app, platform);
  pictureRoutes(app, platform);
  serveDocument(app, OPERATOR_API, { preHandler: requireStaff(platform) });
  for (const folder of FOLDERS)
    await staticFolder(app, join(PLAYER_PICTURES, folder), `/${folder}/`);
  await staticSite(app, SITE);
  return app;
}
