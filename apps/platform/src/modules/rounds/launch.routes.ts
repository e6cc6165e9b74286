import { z } from "zod";
import { answer, Refusal, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest } from "../brands/index.ts";
import { requirePlayer } from "../identity/index.ts";
import { launchGame } from "./launch-game.ts";

const LAUNCHES_PER_MINUTE = 30;

const body = z.object({
  platform: z.enum(["GPL_DESKTOP", "GPL_MOBILE"]).default("GPL_DESKTOP"),
  language: z
    .string()
    .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/)
    .default("en"),
});

/** Opens games. */
export function launchRoutes(app: App, platform: Platform): void {
  app.post(
    "/api/v1/games/:gameId/launch",
    {
      schema: {
        summary: "Opens a game: the address holds a ticket that works once",
        params: z.object({ gameId: z.string().max(128) }),
        body,
        response: { 200: answer(z.object({ game_url: z.string() })) },
        refusals: { 404: ["NOT_FOUND"], 503: ["VENDOR_UNAVAILABLE"] },
      },
      preHandler: requirePlayer(platform),
      config: { rateLimit: { max: LAUNCHES_PER_MINUTE, timeWindow: 60_000 } },
    },
    async (request) => {
      const { country } = await brandOfRequest(platform, request);
      const { gameId } = request.params;
      const url = await launchGame(platform, {
        player: request.player,
        gameSlug: gameId,
        platform: request.body.platform,
        language: request.body.language,
        country,
        ip: request.ip,
      });
      if (url.ok) return success({ game_url: url.value });
      if (url.refusal === "NO_SUCH_GAME") throw new Refusal(404, "NOT_FOUND", "There is no such game.");
      if (url.refusal === "NOT_LOGGED_IN") throw new Refusal(401, url.refusal, "You are not logged in, please login");
      throw new Refusal(503, url.refusal, "This game can't be opened right now. Please try again in a moment.");
    },
  );
}
