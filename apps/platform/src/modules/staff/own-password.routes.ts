import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { isEasyPassword } from "../../secrets/is-easy-password.ts";
import { hashPassword } from "../../secrets/password.ts";
import { recordAudit } from "../audit/index.ts";
import { judgeStaffPassword, passAttempt } from "./attempts.ts";
import { newStaffPassword } from "./new-staff-password.ts";
import { requireStaffBeforePassword } from "./require-staff.guard.ts";
import { replaceStaffPassword, revokeOtherStaffSessions } from "./staff.store.ts";

/** A session that was borrowed is no way to guess. */
const PER_MINUTE = 5;

/** A member of staff chooses another password: the old one is asked for, and every other session of theirs ends. */
export function ownPasswordRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary: "Changes one's own password; every other session of one's own ends",
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
      const judged = await judgeStaffPassword(
        platform,
        "staff.password",
        { username: staff.username, password: oldPassword },
        ip,
      );
      if (!judged.ok) {
        if (judged.refusal === "WRONG_LOGIN")
          throw new Refusal(422, "WRONG_PASSWORD", "The old password is not right.");
        throw new Refusal(
          429,
          "TOO_MANY_ATTEMPTS",
          "Too many attempts. Wait a quarter of an hour and try again.",
        );
      }
      await passAttempt(platform, judged.value.attempt);
      if (newPassword === oldPassword)
        throw new Refusal(422, "SAME_PASSWORD", "Choose another password than the one you have.");
      if (isEasyPassword(newPassword, [staff.username]))
        throw new Refusal(
          422,
          "EASY_PASSWORD",
          "This password is easy to guess. Please choose another one.",
        );
      const fresh = await hashPassword(newPassword);
      await db.inTransaction(async (tx) => {
        // Of two changes at once only one still finds the password it was allowed with.
        if (!(await replaceStaffPassword(tx, staff.id, judged.value.staff.passwordHash, fresh)))
          throw new Refusal(422, "WRONG_PASSWORD", "The old password is not right.");
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
