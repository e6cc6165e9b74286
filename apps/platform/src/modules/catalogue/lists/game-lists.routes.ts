import { toWire } from "@perya/money";
import { z } from "zod";
import type { FastifyReply, FastifyRequest } from "fastify";
import { answer, success, wireMoney } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { sendReady } from "../../../http/answers/ready-answer.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { membersIfClosed, requirePlayer } from "../../identity/index.ts";
import { readableFor } from "../../settings/index.ts";
import { GAME_TYPES } from "../catalogue.ts";
import { clientValues } from "../games/client-values.ts";
import { fold } from "../search/fold.ts";
import { selectRooms } from "../games/games.store.ts";
import { hotGames } from "./hot-games.ts";
import { hotOrder } from "./hot-order.ts";
import { keptAnswer } from "./kept-answer.ts";
import { PAGE_SIZE, pageOfGames, wireGames } from "./page-of-games.ts";
import { toWireGame, wireGame } from "../games/wire-game.ts";

const MAX_PAGE_SIZE = 100;
const SEARCH_PAGE_SIZE = 28;
/** All games of a vendor that one card opens. */
const POPUP_PAGE_SIZE = 1_000;
const MAX_ROOMS = 100;

const pageNo = z.coerce.number().int().min(1).max(10_000).default(1);
const vassalage = z.string().max(64);
const imgSize = z
  .enum(["S", "L"])
  .optional()
  .meta({ description: "S for square pictures, L for 3:4 pictures." });

const filter = clientValues.extend({
  gameType: z.enum(GAME_TYPES).optional(),
  vassalage: vassalage.optional(),
  gameClassify: z.string().max(100).optional(),
  isNew: z.stringbool().optional(),
  gameName: z.string().trim().max(100).optional(),
  minBet: z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt)
    .optional()
    .meta({
      description:
        "Games with a stake of at most this much per round, in ledger units " +
        "of the brand's currency.",
    }),
  minLineNum: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .meta({ description: "Games with at least this many pay lines." }),
  imgSize,
  pageNo,
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
});
const search = filter.extend({
  pageSize: filter.shape.pageSize.unwrap().default(SEARCH_PAGE_SIZE),
});
const hot = filter
  .pick({ gameType: true, vassalage: true, imgSize: true })
  .extend(clientValues.shape);
const popup = clientValues.extend({
  gameType: filter.shape.gameType,
  vassalage,
  imgSize,
  pageNo,
  pageSize: z.coerce.number().int().min(1).max(POPUP_PAGE_SIZE).default(POPUP_PAGE_SIZE),
});
const aPage = answer(wireGames);
const aList = answer(z.object({ list: z.array(wireGame) }));
const wireRoom = wireGame
  .extend({
    minBet: wireMoney
      .nullable()
      .meta({ description: "The lowest stake; null if the vendor does not say." }),
  })
  .meta({ id: "Room", description: "A room of a game between players." });
const someRooms = answer(z.object({ list: z.array(wireRoom) }));
const refusals = { 401: ["NOT_LOGGED_IN"] };

/** Lists of games: of a lobby, of a search, the hot ones, those one card opens, rooms. */
export function gameListRoutes(app: App, platform: Platform): void {
  pagedRoutes(app, platform);
  hotRoute(app, platform);
  roomRoute(app, platform);
}

function pagedRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = membersIfClosed(platform);
  const response = { 200: aPage };

  const pageFor = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { minBet, gameName, ...query }: z.infer<typeof filter>,
  ) => {
    const { id, currency } = await brandOfRequest(platform, request);
    const readable = await readableFor(platform, id, request, query.language);
    const wanted = {
      ...query,
      typed: gameName ? fold(gameName) : undefined,
      minBet: minBet === undefined ? undefined : { currency, units: minBet },
    };
    return sendReady(
      request,
      reply,
      await keptAnswer(db, { games: id, ...wanted }, aPage, readable, (languages, catalogue) =>
        pageOfGames(catalogue, id, { ...wanted, readable: languages }),
      ),
    );
  };

  const listing = { summary: "One page of the games", querystring: filter, response, refusals };
  app.get("/api/v1/games", { preHandler, schema: listing }, (request, reply) =>
    pageFor(request, reply, request.query),
  );

  const searching = {
    ...listing,
    summary: "Games by part of their name or their vendor's name",
    description:
      "Case and accents are ignored and one wrong letter is forgiven; " +
      "names beginning with it come first.",
    querystring: search,
  };
  app.get("/api/v1/games/search", { preHandler, schema: searching }, (request, reply) =>
    pageFor(request, reply, request.query),
  );

  const opening = {
    summary: "The games a vendor's card opens",
    querystring: popup,
    response,
    refusals,
  };
  app.get("/api/v1/games/popup", { preHandler, schema: opening }, (request, reply) =>
    pageFor(request, reply, request.query),
  );
}

function hotRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "The hot games, the most played of the last three hours first",
    querystring: hot,
    response: { 200: aList },
    refusals,
  };
  app.get(
    "/api/v1/games/hot",
    { preHandler: membersIfClosed(platform), schema },
    async (request, reply) => {
      const brand = await brandOfRequest(platform, request);
      const { query } = request;
      const order = await hotOrder(platform, brand);
      const readable = await readableFor(platform, brand.id, request, query.language);
      const question = { hot: brand.id, order, ...query };
      return sendReady(
        request,
        reply,
        await keptAnswer(platform.db, question, aList, readable, (languages, catalogue) =>
          hotGames(catalogue, brand.id, { ...query, readable: languages }, order),
        ),
      );
    },
  );
}

function roomRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "The rooms of games between players, the smallest stakes first",
    response: { 200: someRooms },
  };
  app.get(
    "/api/v1/games/pvp-rooms",
    { preHandler: requirePlayer(platform), schema },
    async (request) => {
      const { brandId, currency } = request.player;
      const readable = await readableFor(platform, brandId, request);
      const rooms = await selectRooms(platform.db, brandId, currency, MAX_ROOMS);
      const minBet = (units: bigint | null) =>
        units === null ? null : toWire({ units, currency });
      return success({
        list: rooms.map((room) => ({
          ...toWireGame(room, readable),
          minBet: minBet(room.leastUnits),
        })),
      });
    },
  );
}
