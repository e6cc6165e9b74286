import type { LanguageCode } from "@perya/languages";
import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { nameFor } from "../../catalogue/index.ts";
import { membersIfClosed, requirePlayer } from "../../identity/index.ts";
import { readableFor } from "../../settings/index.ts";
import { boardOf } from "../games/board-of.ts";
import { PRIZE_MODES } from "../lottery.ts";
import { GROUPS, inOrder } from "./groups.ts";
import { selectRecent } from "./menus.store.ts";
import { lotteryListOf, type MenuGame } from "./lottery-list.ts";
import { lotteryGroup, lotteryItem, openedGame, toItem } from "./wire-menus.ts";

/** Per address: every open page of a household fetches every few seconds. */
const PER_MINUTE = 600;
const MOST = 100;

const prizeMode = z.enum(PRIZE_MODES).optional();
const count = z.coerce.number().int().min(1).max(MOST);
const refusals = { 401: ["NOT_LOGGED_IN"] };
const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };

/**
 * The lotteries with their next draws and last results, for visitors and players.
 */
export function menuRoutes(app: App, platform: Platform): void {
  menusRoute(app, platform);
  popularRoute(app, platform);
  numbersRoute(app, platform);
  recentRoute(app, platform);
}

function menusRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "Every lottery in its group, with its next draw and its last numbers",
    querystring: z.object({ prizeMode }),
    response: { 200: answer(z.object({ groups: z.array(lotteryGroup) })) },
    refusals,
  };
  app.get(
    "/api/v1/lottery/menus",
    { preHandler: membersIfClosed(platform), config, schema },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const list = await lotteryListOf(platform, brand.id);
      const games = inMode(list.games, request.query.prizeMode);
      const now = list.now();
      const readable = await readableFor(platform, brand.id, request);
      const groups = inOrder(games.map(({ game }) => game.tag)).map((tag, at) => {
        const gameMenus = games
          .filter(({ game }) => game.tag === tag)
          .map((game) => toItem(game, now, readable));
        return {
          tag,
          labelName: GROUPS[tag] ?? tag,
          gameMenuSort: at + 1,
          gameGroupCode: tag,
          gameMenus,
        };
      });
      return success({ groups });
    },
  );
}

function popularRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "The lotteries the house features",
    querystring: z.object({ count: count.default(20) }),
    response: { 200: answer(z.array(lotteryItem)) },
    refusals,
  };
  app.get(
    "/api/v1/lottery/popular",
    { preHandler: membersIfClosed(platform), config, schema },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const list = await lotteryListOf(platform, brand.id);
      const hot = list.games.filter(({ game }) => game.hot).slice(0, request.query.count);
      const now = list.now();
      const readable = await readableFor(platform, brand.id, request);
      return success(hot.map((game) => toItem(game, now, readable)));
    },
  );
}

function numbersRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "The last numbers of every lottery of Vietnam, the newest first",
    querystring: z.object({ count: count.default(MOST) }),
    response: { 200: answer(z.array(openedGame)) },
    refusals,
  };
  app.get(
    "/api/v1/lottery/vn-numbers",
    { preHandler: membersIfClosed(platform), config, schema },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const { games } = await lotteryListOf(platform, brand.id);
      const readable = await readableFor(platform, brand.id, request);
      const numbers = games
        .filter(({ game }) => game.rules.startsWith("vn-"))
        .flatMap((game) => lastOf(game, readable))
        .toSorted((a, b) => b.drawAt.localeCompare(a.drawAt));
      return success(numbers.slice(0, request.query.count));
    },
  );
}

function recentRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "The lotteries the player bet on, latest first",
    querystring: z.object({
      prizeMode,
      device: z.string().max(20).optional(),
      recentCount: count.default(MOST),
    }),
    response: { 200: answer(z.object({ gameId: z.array(z.string()) })) },
  };
  app.get(
    "/api/v1/lottery/recent",
    { preHandler: requirePlayer(platform), config, schema },
    async (request) => {
      const { prizeMode: mode, recentCount } = request.query;
      const list = await lotteryListOf(platform, request.player.brandId);
      const games = inMode(list.games, mode);
      const played = await selectRecent(platform.db, request.player.id, recentCount);
      return success({
        gameId: played.flatMap((id) => games.find(({ game }) => game.id === id)?.listed.slug ?? []),
      });
    },
  );
}

function inMode(games: readonly MenuGame[], mode: string | undefined): readonly MenuGame[] {
  return mode === undefined ? games : games.filter(({ game }) => game.prizeMode === mode);
}

function lastOf(
  { game, listed, state }: MenuGame,
  readable: readonly LanguageCode[],
): z.infer<typeof openedGame>[] {
  const { lastIssueNo, lastDrawAt, lastOutcome } = state;
  if (lastIssueNo === null || lastDrawAt === null) return [];
  const { name, language } = nameFor(listed, readable);
  const about = {
    gameId: listed.slug,
    gameCode: game.code,
    remark: name,
    nameLanguage: language,
    tag: game.tag,
  };
  return [
    {
      ...about,
      issueNo: lastIssueNo,
      drawAt: lastDrawAt.toString(),
      board: boardOf(game.rules, lastOutcome),
    },
  ];
}
