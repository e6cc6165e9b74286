import type { FastifyRequest } from "fastify";
import { join } from "node:path";
import { holdPromotions, holdReviews } from "../modules/cashier/index.ts";
import { holdLabel } from "../modules/identity/index.ts";
import { CLOSED_REFUSALS, holdOffers, pageSources, visitOf } from "../modules/settings/index.ts";
import { holdFreeRounds, walletApi } from "../modules/rounds/index.ts";
import type { Platform } from "../platform.ts";
import type { App } from "../http/app.ts";
import { buildApp } from "../http/build-app.ts";
import { firstScreen } from "./first-screen.ts";
import { manifestRoute } from "./manifest.ts";
import { serveDocument } from "../http/documents/openapi.ts";
import type { ApiAbout } from "../http/app-options.ts";
import { MODULES } from "./modules.ts";
import { languageFor } from "../http/visitors/page-language.ts";
import { loadRenderer } from "./site-renderer.ts";
import { staticSite } from "../http/static-site.ts";

const PLAYER = join(import.meta.dirname, "../../../player");

export const PLAYER_API: ApiAbout = {
  title: "Perya player API",
  description:
    "What the player site calls. Every answer is wrapped: `{success: true, value}` or " +
    "`{success: false, code, message}`. Money is whole ledger units of 1/100000 " +
    "of the currency, as text.",
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
  for (const { player = [], offers = [], reviews = [], ...ports } of MODULES) {
    holdOffers(platform, offers);
    holdReviews(platform, reviews);
    if (ports.promotions) holdPromotions(platform, ports.promotions);
    if (ports.freeRounds) holdFreeRounds(platform, ports.freeRounds);
    if (ports.clubLabel) holdLabel(platform, ports.clubLabel);
    for (const routes of player) routes(app, platform);
  }
}

/**
 * The server for players, and for vendors without a listener of their own: the API, payment
 * callbacks, the wallet's vendor calls and the player site itself.
 */
export async function buildPlayerSite(platform: Platform): Promise<App> {
  const vendors = platform.config.walletPort === undefined ? walletApi(platform) : undefined;
  const app = await buildApp(platform, {
    api: PLAYER_API,
    publicUrl: platform.config.playerUrl,
    frames: platform.config.gameOrigins,
    pictures: platform.config.gameOrigins,
    opensGames: true,
    recaptcha: platform.config.firebase?.recaptchaSiteKey !== undefined,
    sources: (request) => pageSources(platform, request),
    ...(vendors && { takes: vendors.takes }),
  });
  if (vendors) app.addHook("onClose", vendors.close);
  playerRoutes(app, platform);
  serveDocument(app, PLAYER_API);
  manifestRoute(app, platform);
  const renderShell = firstScreen(platform, await loadRenderer(join(PLAYER, "server/dist")));
  const language = async (request: FastifyRequest) =>
    languageFor(request, (await visitOf(platform, request)).settings);
  await staticSite(app, join(PLAYER, "dist"), { renderShell, language });
  return app;
}
