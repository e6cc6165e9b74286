import { z } from "zod";
import { answer, nothing, page, Refusal, success, wireTime } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { countryOf } from "../settings/index.ts";
import { deviceOf } from "./device-of.ts";
import type { EndGames } from "./identity.ts";
import {
  pageSignIns,
  revokeOtherSessions,
  revokeOwnSession,
  selectSessions,
  type SessionInfo,
} from "./sessions.store.ts";
import { requirePlayer } from "./require-player.guard.ts";

const signIn = {
  id: z.string(),
  device: z
    .string()
    .nullable()
    .meta({ description: "Such as 'Chrome on Android'; null for an unknown browser." }),
  ip: z.string(),
  country: z
    .string()
    .length(2)
    .nullable()
    .meta({ description: "ISO 3166-1 alpha-2; null without a geo-IP file." }),
  createdAt: wireTime,
};
const sessionValue = z.object({ ...signIn, lastSeenAt: wireTime, current: z.boolean() }).meta({
  id: "Session",
  description: "A browser that is signed in; `current` is the caller's.",
});
const signInValue = z
  .object(signIn)
  .meta({ id: "SignIn", description: "A sign-in that succeeded." });

const SIGN_INS_A_PAGE = 20;
const number = z.string().regex(/^[1-9]\d{0,17}$/);

/** The player's sessions and past sign-ins, and ending them. */
export function sessionsRoutes(app: App, platform: Platform, endGames: EndGames): void {
  const { db } = platform;
  const preHandler = requirePlayer(platform);

  const list = {
    preHandler,
    schema: {
      summary: "The browsers that are signed in",
      response: { 200: answer(z.array(sessionValue)) },
    },
  };
  app.get("/api/v1/sessions", list, async (request) => {
    const { id, sessionId } = request.player;
    const sessions = await selectSessions(db, id);
    return success(
      await Promise.all(
        sessions.map(async (session) => ({
          ...(await wireSignIn(platform, session)),
          lastSeenAt: session.lastSeenAt.toString(),
          current: session.id === sessionId,
        })),
      ),
    );
  });

  const history = {
    summary: "Past sign-ins, latest first",
    querystring: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
    response: { 200: answer(page(signInValue)) },
  };
  app.get("/api/v1/login-history", { preHandler, schema: history }, async (request) => {
    const { pageNo } = request.query;
    const { signIns, total } = await pageSignIns(db, request.player.id, pageNo, SIGN_INS_A_PAGE);
    const content = await Promise.all(signIns.map((one) => wireSignIn(platform, one)));
    return success({
      content,
      pageNo,
      totalPages: Math.max(1, Math.ceil(total / SIGN_INS_A_PAGE)),
    });
  });

  endRoutes(app, platform, endGames);
}

function endRoutes(app: App, platform: Platform, endGames: EndGames): void {
  const { db, live } = platform;
  const preHandler = requirePlayer(platform);

  const one = {
    summary: "Signs one browser out and ends the open games",
    params: z.object({ id: number }),
    response: { 200: answer(nothing) },
    refusals: { 404: ["NO_SUCH_SESSION"] as const },
  };
  app.delete("/api/v1/sessions/:id", { preHandler, schema: one }, async (request) => {
    const { id: player } = request.player;
    const ended = await db.inTransaction(async (tx) => {
      const found = await revokeOwnSession(tx, player, BigInt(request.params.id));
      if (found) await endGames(tx, player);
      return found;
    });
    if (!ended) throw new Refusal(404, "NO_SUCH_SESSION", "That browser is already signed out.");
    live.publish(player, { type: "signed-out" });
    return success({});
  });

  const others = {
    summary: "Signs every other browser out and ends the open games",
    response: { 200: answer(nothing) },
  };
  app.delete("/api/v1/sessions", { preHandler, schema: others }, async (request) => {
    const { id: player, sessionId } = request.player;
    await db.inTransaction(async (tx) => {
      await revokeOtherSessions(tx, player, sessionId);
      await endGames(tx, player);
    });
    live.publish(player, { type: "signed-out" });
    return success({});
  });
}

async function wireSignIn(platform: Platform, { id, ip, userAgent, createdAt }: SessionInfo) {
  return {
    id: id.toString(),
    device: deviceOf(userAgent) ?? null,
    ip,
    country: (await countryOf(platform, ip)) ?? null,
    createdAt: createdAt.toString(),
  };
}
