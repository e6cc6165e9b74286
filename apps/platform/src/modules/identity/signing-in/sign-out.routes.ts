import { answer, nothing, success } from "../../../http/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import type { EndGames } from "../identity.ts";
import { revokeSession } from "../identity.store.ts";
import { bearerOf, forgetToken, requirePlayer } from "../require-player.ts";

/** The end of the session that asks for it. */
export function signOutRoutes(app: App, platform: Platform, endGames: EndGames): void {
  const { db } = platform;
  const ending = { preHandler: requirePlayer(platform), schema: { summary: "Ends the session", response: { 200: answer(nothing) } } };
  app.delete("/api/v1/session", ending, async (request) => {
    const { id, sessionId } = request.player;
    await db.inTransaction(async (tx) => {
      await revokeSession(tx, sessionId);
      await endGames(tx, id);
    });
    forgetToken(platform, bearerOf(request) ?? "");
    platform.live.tell(id, { type: "signed-out" });
    return success({});
  });
}
