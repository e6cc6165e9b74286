import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import { refusalsOf } from "../../http/refusals.ts";
import type { Platform } from "../../platform.ts";
import { changePassword, type ChangePasswordRefusal } from "./change-password.ts";
import type { EndGames } from "./identity.ts";
import { newPassword } from "./new-password.ts";
import { bearerOf, forgetToken, requireRealPlayer } from "./require-player.ts";

const body = z
  .object({ oldPassword: z.string().min(1).max(128), newPassword, confirmNewPassword: z.string() })
  .refine((change) => change.newPassword === change.confirmNewPassword, {
    path: ["confirmNewPassword"],
    message: "Incorrect confirmation input",
  });

const REFUSALS: Readonly<Record<ChangePasswordRefusal, readonly [status: number, message: string]>> = {
  WRONG_PASSWORD: [422, "The password is not correct."],
  SAME_PASSWORD: [422, "The new password is the old one."],
  TOO_MANY_ATTEMPTS: [429, "Too many attempts. Please wait a quarter of an hour and try again."],
};

/** A new password for the player who is signed in. */
export function passwordRoutes(app: App, platform: Platform, endGames: EndGames): void {
  const { db, live } = platform;
  const schema = {
    summary: "Changes the password; every other session ends",
    body,
    response: { 200: answer(nothing) },
    refusals: refusalsOf(REFUSALS),
  };
  app.post("/api/v1/password", { preHandler: requireRealPlayer(platform, { oldPassword: true }), schema }, async (request) => {
    const changed = await changePassword(db, request.player, request.body, request.ip, endGames);
    if (!changed.ok) throw new Refusal(REFUSALS[changed.refusal][0], changed.refusal, REFUSALS[changed.refusal][1]);
    forgetToken(platform, bearerOf(request) ?? "");
    // Every open page asks whether its own session still counts, and closes its stream when it does not.
    live.tell(request.player.id, { type: "signed-out" });
    return success({});
  });
}
