import { answer, nothing, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import type { EndGames } from "../identity.ts";
import { revokeSession } from "../sessions.store.ts";
import { clearRemembered, REMEMBER_COOKIE } from "./session-answer.routes.ts";
import { forgetBrowser } from "./remembering/remember.ts";
import { bearerOf, requirePlayer } from "../require-player.guard.ts";
import { forgetToken } from "../signed-in.ts";

/** Ends the caller's session. */
export function signOutRoutes(app: App, platform: Platform, endGames: EndGames): void {
  const { db } = platform;
  const preHandler = requirePlayer(platform, { oldPassword: true });
  const ending = {
    preHandler,
    schema: { summary: "Ends the session", response: { 200: answer(nothing) } },
  };
  app.delete("/api/v1/session", ending, async (request, reply) => {
    const { id, sessionId } = request.player;
    await db.inTransaction(async (tx) => {
      await revokeSession(tx, sessionId);
      await forgetBrowser(tx, id, request.cookies[REMEMBER_COOKIE]);
      await endGames(tx, id);
    });
    if (request.cookies[REMEMBER_COOKIE] !== undefined) clearRemembered(reply);
    forgetToken(platform, bearerOf(request) ?? "");
    platform.live.publish(id, { type: "signed-out" });
    return success({});
  });
}
