import type { LanguageCode } from "@perya/languages";
import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, languageOfName, success, wireMoney, wireTime } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest } from "../brands/index.ts";
import { nameFor } from "../catalogue/index.ts";
import { membersIfClosed } from "../identity/index.ts";
import { readableFor } from "../settings/index.ts";
import { winnersOf, type Winner } from "./winners-of.ts";

/** Rows on the board. */
const BOARD = 20;
const ALL = "ALL";

const asked = z.object({
  gameCategory: z.string().max(20).default(ALL).meta({ description: "ALL, or one type of game." }),
  language: z.string().max(20).optional(),
  limitNum: z.coerce.number().int().min(1).max(BOARD).default(BOARD),
});
const winner = z
  .object({
    vo: z.object({ customerName: z.string(), gameName: z.string(), winAmount: wireMoney }),
    gameId: z.string(),
    nameLanguage: languageOfName("vo.gameName"),
    iconUrl: z.string(),
    wonAt: wireTime,
  })
  .meta({
    id: "Winner",
    description:
      "`vo` holds the line on the board: the masked name, the game and the round's payout.",
  });

/** The winner board. */
export function winnerRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "The latest winners, with masked names",
    querystring: asked,
    response: { 200: answer(z.object({ list: z.array(winner) })) },
    refusals: { 401: ["NOT_LOGGED_IN"] },
  };
  app.get("/api/v1/winners", { preHandler: membersIfClosed(platform), schema }, async (request) => {
    const { gameCategory, limitNum, language } = request.query;
    const brand = await brandOfRequest(platform, request);
    const rows = await winnersOf(
      platform.reads,
      brand,
      gameCategory === ALL ? undefined : gameCategory,
      limitNum,
    );
    const readable = await readableFor(platform, brand.id, request, language);
    return success({ list: rows.map((row) => wireWinner(row, readable)) });
  });
}

function wireWinner(
  { customerName, win, game }: Winner,
  readable: readonly LanguageCode[],
): z.infer<typeof winner> {
  const winAmount = toWire({ units: win.payout, currency: win.currency });
  const { name, language } = nameFor(game, readable);
  return {
    vo: { customerName, gameName: name, winAmount },
    gameId: game.slug,
    nameLanguage: language,
    iconUrl: game.iconUrl,
    wonAt: win.closedAt.toString(),
  };
}
