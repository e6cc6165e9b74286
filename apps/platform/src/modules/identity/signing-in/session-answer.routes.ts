import type { FastifyReply } from "fastify";
import { success } from "../../../http/answers/answer.ts";
import type { Platform } from "../../../platform.ts";
import { clubLabelOf } from "../club-label.ts";
import { loginOf } from "../login-value.ts";
import type { CompletedSignIn } from "./complete-sign-in.ts";
import type { RememberedToken } from "./remembering/remember.ts";
import type { Entered } from "./sign-in-at-place.ts";
import { refuseByRegister } from "./refuse-by-register.routes.ts";
import { signInRefusal } from "./sign-in-refusals.ts";

/**
 * The cookie of a remembered browser. It travels to the calls about the session only, and no script
 * reads it.
 */
export const REMEMBER_COOKIE = "perya_remember";
const PATH = "/api/v1/session";

/**
 * The answer with a new session, and with a cookie if the browser is to be remembered. Throws where
 * a national register keeps the player out.
 */
export async function sessionAnswer(
  platform: Platform,
  reply: FastifyReply,
  completed: CompletedSignIn,
) {
  await refuseByRegister(platform, completed);
  if (completed.remembered) setRemembered(platform, reply, completed.remembered);
  const label = await clubLabelOf(platform, completed.player, reply.request);
  return success(loginOf(completed.token, completed.player, label, completed));
}

/** The answer with a new session, or the refusal with the ticket that waits for more. */
export async function enteredAnswer(platform: Platform, reply: FastifyReply, entered: Entered) {
  if ("ticket" in entered) throw signInRefusal("SECOND_FACTOR_NEEDED", entered.ticket);
  return sessionAnswer(platform, reply, entered.completed);
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
