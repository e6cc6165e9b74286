import { z } from "zod";
import { answer, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest } from "../brands/index.ts";
import { membersIfClosed } from "../identity/index.ts";
import { GAME_TYPES } from "./catalogue.ts";
import { PAGE_SIZE, pageOfGames, wireGames } from "./page-of-games.ts";
import { wireGame } from "./wire-game.ts";

const MAX_PAGE_SIZE = 100;
const SEARCH_PAGE_SIZE = 28;
const MAX_HOT = 100;

const filter = z.object({
  gameType: z.enum(GAME_TYPES).optional(),
  vassalage: z.string().max(64).optional(),
  gameClassify: z.string().max(100).optional(),
  isNew: z.stringbool().optional(),
  gameName: z.string().trim().max(100).optional(),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
});
const search = filter.extend({ pageSize: filter.shape.pageSize.unwrap().default(SEARCH_PAGE_SIZE) });
const hot = filter.pick({ gameType: true, vassalage: true });

/** Lists of games: of a lobby, of a search, the hot ones. */
export function gameListRoutes(app: App, platform: Platform): void {
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

  const searching = {
    ...listing,
    summary: "Games by what somebody typed of their names or their vendors'",
    description: "Without regard to case and accents, forgiving a wrong letter; what begins with it comes first.",
    querystring: search,
  };
  app.get("/api/v1/games/search", { preHandler, schema: searching }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    return success(await pageOfGames(db, brand.id, request.query));
  });

  const wireList = z.object({ list: z.array(wireGame) });
  const hottest = { summary: "The hot games", querystring: hot, response: { 200: answer(wireList) }, refusals: { 401: ["NOT_LOGGED_IN"] } };
  app.get("/api/v1/games/hot", { preHandler, schema: hottest }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const { games } = await pageOfGames(db, brand.id, { ...request.query, isHot: true, pageSize: MAX_HOT });
    return success({ list: games });
  });
}
