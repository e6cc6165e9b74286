import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { isEasyPassword } from "../../../secrets/is-easy-password.ts";
import { hashPassword } from "../../../secrets/password.ts";
import { recordAudit } from "../../audit/index.ts";
import { checkStaffPassword, passAttempt } from "../signing-in/attempts.ts";
import { newStaffPassword } from "./new-staff-password.ts";
import { requireStaffBeforePassword } from "../require-staff.guard.ts";
import { replaceStaffPassword, revokeOtherStaffSessions } from "../staff.store.ts";

/** A session that was borrowed is no way to guess. */
const PER_MINUTE = 5;

/**
 * A member of staff chooses another password: the old one is asked for, and every other session of
 * theirs ends.
 */
export function ownPasswordRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary: "Changes the caller's password; their other sessions end",
    body: z.object({ oldPassword: z.string().min(1).max(128), newPassword: newStaffPassword }),
    response: { 200: answer(nothing) },
    refusals: {
      422: ["WRONG_PASSWORD", "EASY_PASSWORD", "SAME_PASSWORD"],
      429: ["TOO_MANY_ATTEMPTS"],
    },
  };
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
  app.put(
    "/operator/v1/me/password",
    { preHandler: requireStaffBeforePassword(platform), schema, config },
    async ({ staff, body, ip }) => {
      const { oldPassword, newPassword } = body;
      const checked = await checkStaffPassword(
        platform,
        "staff.password",
        { username: staff.username, password: oldPassword },
        ip,
      );
      if (!checked.ok) {
        if (checked.refusal === "WRONG_LOGIN")
          throw new Refusal(422, "WRONG_PASSWORD", "The current password is incorrect.");
        throw new Refusal(
          429,
          "TOO_MANY_ATTEMPTS",
          "Too many attempts. Wait 15 minutes and try again.",
        );
      }
      await passAttempt(platform, checked.value.attempt);
      if (newPassword === oldPassword)
        throw new Refusal(
          422,
          "SAME_PASSWORD",
          "Choose a password that differs from your current one.",
        );
      if (isEasyPassword(newPassword, [staff.username]))
        throw new Refusal(
          422,
          "EASY_PASSWORD",
          "This password is easy to guess. Please choose another one.",
        );
      const fresh = await hashPassword(newPassword);
      await db.inTransaction(async (tx) => {
        // Of two concurrent changes, only one still finds the password it was checked against.
        if (!(await replaceStaffPassword(tx, staff.id, checked.value.staff.passwordHash, fresh)))
          throw new Refusal(422, "WRONG_PASSWORD", "The current password is incorrect.");
        await revokeOtherStaffSessions(tx, staff.id, staff.sessionId);
        await recordAudit(tx, {
          actor: staff.username,
          action: "staff.password",
          subject: staff.publicId,
          brandId: staff.brandId,
        });
      });
      return success({});
    },
  );
}
