import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { clientValues, GAME_TYPES, visibleGamesOf, wireGame } from "../catalogue/index.ts";
import { requireRealPlayer } from "../identity/index.ts";
import { readableFor } from "../settings/index.ts";
import { pageOfShelf } from "./page-of-shelf.ts";
import { deleteFavourite, insertFavourite, selectFavourites } from "./shelf.store.ts";

/** As many as one page of them holds. */
const MOST = 999;

const nodeId = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt);
const page = clientValues.extend({
  gameType: z.enum(GAME_TYPES).optional(),
  vendor: z.string().max(64).optional(),
  pageNo: z.coerce.number().int().min(1).max(MOST).default(1),
  pageSize: z.coerce.number().int().min(1).max(MOST).default(MOST),
});
const wirePage = z.object({
  content: z.array(wireGame),
  pageNo: z.number().int(),
  totalPages: z.number().int(),
});

/** A player's favourites. */
export function favouriteRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireRealPlayer(platform);

  const listing = {
    summary: "One page of the favourites, newest first",
    querystring: page,
    response: { 200: answer(wirePage) },
  };
  app.get("/api/v1/favourites", { preHandler, schema: listing }, async (request) => {
    const { player, query } = request;
    const readable = await readableFor(platform, player.brandId, request, query.language);
    const { games: content, ...pages } = await pageOfShelf(
      db,
      player.brandId,
      await selectFavourites(db, player.id),
      { ...query, readable },
    );
    return success({ content, ...pages });
  });

  const ids = {
    summary: "The player's favourite games",
    response: { 200: answer(z.array(z.string())) },
  };
  app.get("/api/v1/favourites/ids", { preHandler, schema: ids }, async ({ player }) => {
    return success((await selectFavourites(db, player.id)).map(String));
  });

  const adding = {
    summary: "Adds a game to the favourites",
    body: z.object({
      nodeId,
      vendor: z.string().max(64).optional(),
      gameType: z.enum(GAME_TYPES).optional(),
    }),
    response: { 200: answer(nothing) },
    refusals: { 404: ["NOT_FOUND"], 409: ["TOO_MANY_FAVOURITES"] },
  };
  app.post("/api/v1/favourites", { preHandler, schema: adding }, async ({ player, body }) => {
    const [game] = await visibleGamesOf(db, player.brandId, [body.nodeId]);
    if (!game) throw new Refusal(404, "NOT_FOUND", "There is no such game.");
    const added = await db.inTransaction((tx) => insertFavourite(tx, player.id, game.id, MOST));
    if (!added)
      throw new Refusal(
        409,
        "TOO_MANY_FAVOURITES",
        `You have ${MOST} favourites. Please remove one first.`,
      );
    return success({});
  });

  const removing = {
    summary: "Removes a game from the favourites",
    params: z.object({ nodeId }),
    response: { 200: answer(nothing) },
  };
  app.delete(
    "/api/v1/favourites/:nodeId",
    { preHandler, schema: removing },
    async ({ player, params }) => {
      await deleteFavourite(db, player.id, params.nodeId);
      return success({});
    },
  );
}
