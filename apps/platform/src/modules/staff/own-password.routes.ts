import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { isEasyPassword } from "../../secrets/is-easy-password.ts";
import { hashPassword, matchesPassword } from "../../secrets/password.ts";
import { recordAudit } from "../audit/index.ts";
import { newStaffPassword } from "./new-staff-password.ts";
import { requireStaff } from "./require-staff.ts";
import { replaceStaffPassword, revokeOtherStaffSessions, selectStaffByName } from "./staff.store.ts";

/** A session that was borrowed is no way to guess. */
const PER_MINUTE = 5;

/** A member of staff chooses another password: the old one is asked for, and every other session of theirs ends. */
export function ownPasswordRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary: "Changes one's own password; every other session of one's own ends",
    body: z.object({ oldPassword: z.string().min(1).max(128), newPassword: newStaffPassword }),
    response: { 200: answer(nothing) },
    refusals: { 422: ["WRONG_PASSWORD", "EASY_PASSWORD"] },
  };
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
  app.put("/operator/v1/me/password", { preHandler: requireStaff(platform), schema, config }, async ({ staff, body }) => {
    const { oldPassword, newPassword } = body;
    const stored = (await selectStaffByName(db, staff.username))?.passwordHash;
    if (stored === undefined || !(await matchesPassword(stored, oldPassword)))
      throw new Refusal(422, "WRONG_PASSWORD", "The old password is not right.");
    if (isEasyPassword(newPassword, [staff.username]))
      throw new Refusal(422, "EASY_PASSWORD", "This password is easy to guess. Please choose another one.");
    const fresh = await hashPassword(newPassword);
    await db.inTransaction(async (tx) => {
      // Of two changes at once only one still finds the password it was allowed with.
      if (!(await replaceStaffPassword(tx, staff.id, stored, fresh))) throw new Refusal(422, "WRONG_PASSWORD", "The old password is not right.");
      await revokeOtherStaffSessions(tx, staff.id, staff.sessionId);
      await recordAudit(tx, { actor: staff.username, action: "staff.password", subject: staff.publicId, brandId: staff.brandId });
    });
    return success({});
  });
}
