import { z } from "zod";
import { answer, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { clientValues, GAME_TYPES, wireGame } from "../catalogue/index.ts";
import { requirePlayer } from "../identity/index.ts";
import { readableFor } from "../settings/index.ts";
import { pageOfShelf } from "./page-of-shelf.ts";
import { selectRecent } from "./shelf.store.ts";

const PAGE_SIZE = 20;

const page = clientValues.extend({
  gameType: z.enum(GAME_TYPES).optional(),
  vassalage: z.string().max(64).optional(),
  pageNo: z.coerce.number().int().min(1).max(100).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
});
const wirePage = z.object({
  list: z.array(wireGame),
  pageNo: z.number().int(),
  totalPages: z.number().int(),
});

/** A player's recently opened games. */
export function recentRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary: "One page of the recently opened games, latest first",
    querystring: page,
    response: { 200: answer(wirePage) },
  };
  app.get(
    "/api/v1/games/recent",
    { preHandler: requirePlayer(platform), schema },
    async (request) => {
      const { player } = request;
      const { vassalage, ...query } = request.query;
      const readable = await readableFor(platform, player.brandId, request, query.language);
      const { games: list, ...pages } = await pageOfShelf(
        db,
        player.brandId,
        await selectRecent(db, player.id),
        { ...query, readable, vendor: vassalage },
      );
      return success({ list, ...pages });
    },
  );
}
