import type { FastifyRequest } from "fastify";
import { Refusal } from "../../http/refusal.ts";
import { tokenHash } from "@perya/secrets";
import type { Studio } from "../../studio.ts";
import type { Session } from "./sessions.ts";
import { touchSession } from "./sessions.store.ts";

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,100})$/;

/** The session a request belongs to. Refuses with 401 when there is none or it has ended. */
export async function requireSession(
  { db, config }: Studio,
  request: FastifyRequest,
): Promise<Session> {
  const token = BEARER.exec(request.headers.authorization ?? "")?.[1];
  const session =
    token === undefined
      ? undefined
      : await touchSession(db, tokenHash(token), config.sessionMinutes);
  if (!session)
    throw new Refusal(
      401,
      "SESSION_EXPIRED",
      "This game session has ended. Please open the game again.",
    );
  return session;
}
