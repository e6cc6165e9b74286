import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { ENVELOPE_REFUSALS, requireEnvelope } from "../../envelopes/index.ts";
import { changePassword, type ChangePasswordRefusal } from "./change-password.ts";
import type { EndGames } from "../identity.ts";
import { requirePasswordRule } from "./password-rule.ts";
import { bearerOf, requireRealPlayer } from "../require-player.guard.ts";
import { forgetToken } from "../signed-in.ts";

const body = z.object({
  oldPassword: z.string().min(1).max(128),
  newPassword: z.string().max(200),
  confirmNewPassword: z.string().max(200),
});

const REFUSALS: Readonly<
  Record<ChangePasswordRefusal, readonly [status: number, message: string]>
> = {
  WRONG_PASSWORD: [422, "The password is incorrect."],
  SAME_PASSWORD: [422, "The new password is the same as the old one."],
  TOO_MANY_ATTEMPTS: [429, "Too many attempts. Please wait 15 minutes and try again."],
};

/** A new password for the player who is signed in. */
export function passwordRoutes(app: App, platform: Platform, endGames: EndGames): void {
  const { db, live } = platform;
  const schema = {
    summary: "Changes the password; every other session ends",
    description: "Takes an encrypted body.",
    body,
    response: { 200: answer(nothing) },
    refusals: joinRefusals(refusalsOf(REFUSALS), ENVELOPE_REFUSALS),
  };
  const preHandler = requireRealPlayer(platform, { oldPassword: true });
  app.post(
    "/api/v1/password",
    { preValidation: requireEnvelope(platform), preHandler, schema },
    async (request) => {
      await requirePasswordRule(platform, request.player, request.body);
      const changed = await changePassword(db, request.player, request.body, request.ip, endGames);
      if (!changed.ok)
        throw new Refusal(
          REFUSALS[changed.refusal][0],
          changed.refusal,
          REFUSALS[changed.refusal][1],
        );
      forgetToken(platform, bearerOf(request) ?? "");
      // Every open page checks whether its session is still valid, and closes its stream when it is
      // not.
      live.publish(request.player.id, { type: "signed-out" });
      return success({});
    },
  );
}
