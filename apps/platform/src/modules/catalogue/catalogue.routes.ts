import { z } from "zod";
import { answer, Refusal, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest } from "../brands/index.ts";
import { membersIfClosed } from "../identity/index.ts";
import { selectVisibleGame, selectVisibleVendors } from "./games.store.ts";
import { PAGE_SIZE, pageOfGames, wireGames } from "./page-of-games.ts";
import { toWireGame, wireGame } from "./wire-game.ts";

const MAX_PAGE_SIZE = 100;

const filter = z.object({
  gameType: z.enum(["RNG", "INHOUSE"]).optional(),
  vassalage: z.string().max(64).optional(),
  gameName: z.string().trim().max(100).optional(),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
});

/** What there is to play, for visitors and players alike. */
export function catalogueRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = membersIfClosed(platform);

  const listing = {
    summary: "One page of the games",
    querystring: filter,
    response: { 200: answer(wireGames) },
    refusals: { 401: ["NOT_LOGGED_IN"] },
  };
  app.get("/api/v1/games", { preHandler, schema: listing }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    return success(await pageOfGames(db, brand.id, request.query));
  });

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
