import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { bankAccountsOf } from "../../cashier/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { find } from "./player-view.routes.ts";

export const wholeNumber = z
  .object({ number: z.string() })
  .meta({ id: "BankAccountNumber", description: "The whole number of a player's account." });

/** The player page hides account numbers; staff look at one at a time, in the audit trail. */
export function playerAccountRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "The whole number of a player's bank account; the look is in the audit trail",
    params: z.object({ id: z.string().max(40), account: z.string().max(40) }),
    response: { 200: answer(wholeNumber) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.post(
    "/operator/v1/players/:id/bank-accounts/:account/show",
    { preHandler: requireStaff(platform, "players.read"), schema },
    async ({ staff, params }) => {
      const player = await find(platform, params.id, staff);
      const accounts = await bankAccountsOf(platform.db, player.id);
      const account = accounts.find(({ publicId }) => publicId === params.account);
      if (!account) throw new Refusal(404, "NOT_FOUND", "The player has no such bank account.");
      await platform.db.inTransaction((tx) =>
        recordAudit(tx, {
          actor: staff.username,
          action: "player.bank-account.look",
          subject: player.publicId,
          brandId: player.brandId,
          after: { account: account.publicId },
        }),
      );
      return success({ number: account.number });
    },
  );
}
