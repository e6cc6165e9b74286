import type { FastifyRequest } from "fastify";
import { join } from "node:path";
import { cashierRoutes } from "../modules/cashier/index.ts";
import { catalogueRoutes } from "../modules/catalogue/index.ts";
import { challengeRoutes } from "../modules/challenges/index.ts";
import { contentRoutes } from "../modules/content/index.ts";
import { envelopeRoutes } from "../modules/envelopes/index.ts";
import { feedbackRoutes } from "../modules/feedback/index.ts";
import { identityRoutes } from "../modules/identity/index.ts";
import {
  CLOSED_REFUSALS,
  closeSite,
  domainRoutes,
  pageSources,
  registerSettingsRoutes,
  settingsRoutes,
  visitOf,
} from "../modules/settings/index.ts";
import { bettingRoutes, lotteryRoutes } from "../modules/lottery/index.ts";
import { revokeSessions, roundsRoutes, walletEntry } from "../modules/rounds/index.ts";
import { pictureRoutes } from "../modules/pictures/index.ts";
import { favouriteRoutes, recentRoutes } from "../modules/shelf/index.ts";
import { winnerRoutes } from "../modules/winners/index.ts";
import type { Platform } from "../platform.ts";
import { buildApp, type App } from "./app.ts";
import { firstScreen } from "./first-screen.ts";
import { manifestRoute } from "./manifest.ts";
import { serveDocument, type ApiAbout } from "./openapi.ts";
import { languageFor } from "./page-language.ts";
import { loadRenderer } from "./site-renderer.ts";
import { staticSite } from "./static-site.ts";

const PLAYER = join(import.meta.dirname, "../../../player");

export const PLAYER_API: ApiAbout = {
  title: "Perya player API",
  description:
    "What the player site calls. Every answer is wrapped: `{success: true, value}` or `{success: false, code, message}`. Money is whole ledger units of 1/100000 of the currency, as text.",
  base: "/api/v1",
  refusals: CLOSED_REFUSALS,
  securitySchemes: {
    playerSession: {
      type: "http",
      scheme: "bearer",
      description: "The token of `POST /session` or `PUT /register`.",
    },
  },
};

/** Every route of the player API. */
export function playerRoutes(app: App, platform: Platform): void {
  closeSite(app, platform);
  settingsRoutes(app, platform);
  registerSettingsRoutes(app, platform);
  domainRoutes(app, platform);
  identityRoutes(app, platform, revokeSessions);
  challengeRoutes(app, platform);
  feedbackRoutes(app, platform);
  envelopeRoutes(app, platform);
  contentRoutes(app, platform);
  catalogueRoutes(app, platform);
  recentRoutes(app, platform);
  favouriteRoutes(app, platform);
  roundsRoutes(app, platform);
  winnerRoutes(app, platform);
  lotteryRoutes(app, platform);
  bettingRoutes(app, platform);
  cashierRoutes(app, platform);
}

/** The server players reach, and vendors that have no door of their own: the API, payment callbacks, the wallet's vendor calls and the player site itself. */
export async function buildPlayerSite(platform: Platform): Promise<App> {
  const vendors = platform.config.walletPort === undefined ? walletEntry(platform) : undefined;
  const app = await buildApp(platform, {
    api: PLAYER_API,
    publicUrl: platform.config.playerUrl,
    frames: platform.config.gameOrigins,
    pictures: platform.config.gameOrigins,
    recaptcha: platform.config.firebase?.recaptchaSiteKey !== undefined,
    sources: (request) => pageSources(platform, request),
    ...(vendors && { takes: vendors.takes }),
  });
  if (vendors) app.addHook("onClose", vendors.close);
  playerRoutes(app, platform);
  pictureRoutes(app, platform);
  serveDocument(app, PLAYER_API);
  manifestRoute(app, platform);
  const dress = firstScreen(platform, await loadRenderer(join(PLAYER, "server/dist")));
  const language = async (request: FastifyRequest) =>
    languageFor(request, (await visitOf(platform, request)).settings);
  await staticSite(app, join(PLAYER, "dist"), { dress, language });
  return app;
}
