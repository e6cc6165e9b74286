import { z } from "zod";
import { answer, Refusal, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { recordAudit } from "../audit/index.ts";
import { attemptsOf, withdrawalByPublicId } from "../cashier/index.ts";
import { wholeNumber } from "./players/player-accounts.routes.ts";
import { requireStaff } from "../staff/index.ts";

/** The evidence of a withdrawal hides others' numbers; staff look at one, in the audit trail. */
export function triedNumberRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary:
      "The whole number of another player's account that this player tried to bind; the look is " +
      "in the audit trail",
    params: z.object({ id: z.string().max(40), attempt: z.string().regex(/^[1-9]\d{0,17}$/) }),
    response: { 200: answer(wholeNumber) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.post(
    "/operator/v1/withdrawals/:id/attempts/:attempt/show",
    { preHandler: requireStaff(platform, "withdrawals.read"), schema },
    async ({ staff, params }) => {
      const withdrawal = await withdrawalByPublicId(db, params.id, { brandId: staff.brandId });
      const attempts = withdrawal ? await attemptsOf(db, withdrawal.player) : [];
      const found = attempts.find(({ id }) => id === BigInt(params.attempt));
      if (!withdrawal || !found)
        throw new Refusal(404, "NOT_FOUND", "The player tried no such number.");
      await db.inTransaction((tx) =>
        recordAudit(tx, {
          actor: staff.username,
          action: "withdrawal.tried-number.look",
          subject: withdrawal.publicId,
          brandId: withdrawal.brandId,
          after: { attempt: params.attempt },
        }),
      );
      return success({ number: found.number });
    },
  );
}
