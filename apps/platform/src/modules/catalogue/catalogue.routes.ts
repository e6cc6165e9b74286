import { z } from "zod";
import { answer, Refusal, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest } from "../brands/index.ts";
import { membersIfClosed } from "../identity/index.ts";
import { gameListRoutes } from "./game-lists.routes.ts";
import { selectVisibleGame, selectVisibleVendors } from "./games.store.ts";
import { toWireGame, wireGame } from "./wire-game.ts";

/** What there is to play, for visitors and players alike. */
export function catalogueRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = membersIfClosed(platform);
  gameListRoutes(app, platform);

  const one = {
    summary: "One game",
    params: z.object({ gameId: z.string().max(128) }),
    response: { 200: answer(wireGame) },
    refusals: { 401: ["NOT_LOGGED_IN"], 404: ["NOT_FOUND"] },
  };
  app.get("/api/v1/games/:gameId", { preHandler, schema: one }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const game = await selectVisibleGame(db, brand.id, request.params.gameId);
    if (!game) throw new Refusal(404, "NOT_FOUND", "There is no such game.");
    return success(toWireGame(game));
  });

  const wireVendors = z.array(z.object({ vassalage: z.string(), name: z.string(), gameCategory: z.string() }).meta({ id: "GameVendor" }));
  const vendors = { summary: "The vendors of the games there are", response: { 200: answer(wireVendors) }, refusals: { 401: ["NOT_LOGGED_IN"] } };
  app.get("/api/v1/vendors", { preHandler, schema: vendors }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    return success(await selectVisibleVendors(db, brand.id));
  });
}
