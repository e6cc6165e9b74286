import { z } from "zod";
import { answer, Refusal, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest } from "../brands/index.ts";
import { membersIfClosed } from "../identity/index.ts";
import { readableFor } from "../settings/index.ts";
import { gameListRoutes } from "./lists/game-lists.routes.ts";
import { selectLimits, selectVisibleGame } from "./games/games.store.ts";
import { vendorListRoutes } from "./vendors/vendor-lists.routes.ts";
import { toWireDetails, wireGameDetails } from "./games/wire-details.ts";

/** The games on offer, for visitors and players. */
export function catalogueRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = membersIfClosed(platform);
  gameListRoutes(app, platform);
  vendorListRoutes(app, platform);

  const one = {
    summary: "One game",
    params: z.object({ gameId: z.string().max(128) }),
    response: { 200: answer(wireGameDetails) },
    refusals: { 401: ["NOT_LOGGED_IN"], 404: ["NOT_FOUND"] },
  };
  app.get("/api/v1/games/:gameId", { preHandler, schema: one }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const game = await selectVisibleGame(db, brand.id, request.params.gameId);
    if (!game) throw new Refusal(404, "NOT_FOUND", "There is no such game.");
    const limits = await selectLimits(db, game.id, brand.currency);
    const readable = await readableFor(platform, brand.id, request);
    return success(toWireDetails(game, readable, brand.currency, limits));
  });
}
