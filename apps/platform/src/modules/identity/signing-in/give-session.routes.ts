import type { FastifyReply } from "fastify";
import { success } from "../../../http/answer.ts";
import type { Platform } from "../../../platform.ts";
import { loginOf } from "../login-value.ts";
import type { Admitted } from "./admit.ts";
import type { RememberedToken } from "./remember.ts";

/** The cookie of a remembered browser. It travels to the calls about the session only, and no script reads it. */
export const REMEMBER_COOKIE = "perya_remember";
const PATH = "/api/v1/session";

/** The answer that carries a new session; the browser that is to be remembered gets its cookie with it. */
export function giveSession(platform: Platform, reply: FastifyReply, admitted: Admitted) {
  if (admitted.remembered) setRemembered(platform, reply, admitted.remembered);
  return success(loginOf(admitted.token, admitted.player, admitted));
}

function setRemembered(
  { config }: Platform,
  reply: FastifyReply,
  { token, seconds }: RememberedToken,
): void {
  const secure = config.playerUrl.startsWith("https:");
  reply.setCookie(REMEMBER_COOKIE, token, {
    path: PATH,
    httpOnly: true,
    sameSite: "strict",
    secure,
    maxAge: seconds,
  });
}

export function clearRemembered(reply: FastifyReply): void {
  reply.clearCookie(REMEMBER_COOKIE, { path: PATH });
}
