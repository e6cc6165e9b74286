import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { perPlayer } from "../../../http/visitors/per-player.ts";
import type { Platform } from "../../../platform.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { rulesOf } from "../games/rules-of.ts";
import { visibleGame } from "../menus/draws.routes.ts";
import { termsToday } from "../odds/terms-today.ts";
import {
  deleteFavourite,
  insertFavourite,
  renameFavourite,
  selectFavourites,
  type FavouriteNumbers,
} from "./favourites.store.ts";

/** Of one game. */
const MOST = 20;
const MAX_PICKS = 1_000;
const MAX_NAME = 30;
const PER_PLAYER_AND_MINUTE = 60;
const PER_ADDRESS_AND_MINUTE = 1_500;

const gameCode = z.string().max(31);
const name = z.string().trim().min(1).max(MAX_NAME);
const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
});
const wire = z
  .object({ id: z.string(), market: z.string(), name: z.string(), picks: z.array(z.string()) })
  .meta({ id: "LotteryFavourite", description: "Numbers of a market, kept under a name." });
const body = z.object({
  gameCode,
  market: z.string().max(32),
  name,
  picks: z.array(z.string().max(16)).min(1).max(MAX_PICKS),
});

/** Numbers that a player keeps to bet on again. */
export function favouriteNumberRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireRealPlayer(platform);
  const limited = [preHandler, perPlayer(app, PER_PLAYER_AND_MINUTE)];
  const config = { rateLimit: { max: PER_ADDRESS_AND_MINUTE, timeWindow: "1 minute" } };
  const NOT_THEIRS = { 404: ["NOT_FOUND"] };
  const missing = () => new Refusal(404, "NOT_FOUND", "There are no such numbers.");

  const listing = {
    summary: "The player's favourite numbers of a game, oldest first",
    querystring: z.object({ gameCode }),
    response: { 200: answer(z.array(wire)) },
    refusals: NOT_THEIRS,
  };
  app.get(
    "/api/v1/lottery/favourites",
    { schema: listing, preHandler },
    async ({ player, query }) => {
      const { game } = await visibleGame(platform, player.brandId, query.gameCode);
      return success((await selectFavourites(db, player.id, game.id)).map(toWire));
    },
  );

  const keeping = {
    summary: "Keeps numbers of a market under a name, as many sets of a game as there is room for",
    body,
    response: { 200: answer(wire) },
    refusals: {
      404: ["NOT_FOUND"],
      409: ["TOO_MANY_FAVOURITES"],
      422: ["UNKNOWN_MARKET", "INVALID_PICKS"],
    },
  };
  app.post(
    "/api/v1/lottery/favourites",
    { schema: keeping, preHandler: limited, config },
    async ({ player, body: { gameCode: code, ...asked } }) => {
      const { game } = await visibleGame(platform, player.brandId, code);
      checkPicks(game.rules, asked);
      const kept = await db.inTransaction((tx) =>
        insertFavourite(tx, player.id, game.id, asked, MOST),
      );
      if (!kept)
        throw new Refusal(
          409,
          "TOO_MANY_FAVOURITES",
          `You keep ${MOST} sets of numbers of this game. Please remove one first.`,
        );
      return success(toWire(kept));
    },
  );

  const renaming = {
    summary: "Gives favourite numbers another name",
    params,
    body: z.object({ name }),
    response: { 200: answer(wire) },
    refusals: NOT_THEIRS,
  };
  app.put(
    "/api/v1/lottery/favourites/:id",
    { schema: renaming, preHandler: limited, config },
    async ({ player, params: { id }, body: { name: next } }) => {
      const renamed = await renameFavourite(db, player.id, id, next);
      if (!renamed) throw missing();
      return success(toWire(renamed));
    },
  );

  const removing = {
    summary: "Removes favourite numbers",
    params,
    response: { 200: answer(nothing) },
    refusals: NOT_THEIRS,
  };
  app.delete(
    "/api/v1/lottery/favourites/:id",
    { schema: removing, preHandler: limited, config },
    async ({ player, params: { id } }) => {
      if (!(await deleteFavourite(db, player.id, id))) throw missing();
      return success({});
    },
  );
}

/** Throws the refusal of picks that are no bet of the market. */
function checkPicks(
  code: string,
  { market, picks }: Pick<FavouriteNumbers, "market" | "picks">,
): void {
  const rules = rulesOf(code);
  const expanded = rules.expand({ market, picks }, termsToday(rules));
  if (expanded.ok) return;
  if (expanded.refusal === "UNKNOWN_MARKET")
    throw new Refusal(422, "UNKNOWN_MARKET", "This game has no such bet.");
  throw new Refusal(
    422,
    "INVALID_PICKS",
    "These picks are not valid for this bet. Please check them.",
  );
}

function toWire({ id, market, name: own, picks }: FavouriteNumbers): z.infer<typeof wire> {
  return { id: String(id), market, name: own, picks: [...picks] };
}
