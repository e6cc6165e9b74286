import { z } from "zod";
import { answer, success } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { brandOfRequest } from "../../../brands/index.ts";
import { membersIfClosed, requireRealPlayer } from "../../../identity/index.ts";
import { readableFor } from "../../../settings/index.ts";
import { ladderOf } from "../ladder/ladder.ts";
import { placeOf } from "../place-of.ts";
import { toLevel, toPlace, wireLevel, wirePlace } from "./wire.ts";

/** The ladder for everyone, and a player's place on it. */
export function vipRoutes(app: App, platform: Platform): void {
  const showing = {
    summary: "The brand's VIP levels, the lowest first",
    response: { 200: answer(z.object({ levels: z.array(wireLevel) })) },
    refusals: { 401: ["NOT_LOGGED_IN"] },
  };
  const preHandler = membersIfClosed(platform);
  app.get("/api/v1/vip", { preHandler, schema: showing }, async (request) => {
    const { id, currency } = await brandOfRequest(platform, request);
    const readable = await readableFor(platform, id, request);
    const levels = await ladderOf(platform.db, id);
    return success({
      levels: levels.map((one, at) => toLevel(one, { level: at + 1, currency }, readable)),
    });
  });

  const placing = {
    summary: "The player's place on the ladder of VIP levels",
    response: { 200: answer(wirePlace) },
  };
  app.get(
    "/api/v1/vip/place",
    { preHandler: requireRealPlayer(platform), schema: placing },
    async (request) => {
      const { id, currency } = request.player;
      const brand = await brandOfRequest(platform, request);
      return success(toPlace(await placeOf(platform.db, id, brand), currency));
    },
  );
}
