import { z } from "zod";
import { answer, success } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { requireStaff } from "../../../staff/index.ts";
import { playerMeant } from "../../deposits/transfers/player-meant.ts";
import { refusing, valueOf } from "../../refusals.ts";
import { idParam, staffReason } from "../../wire.ts";
import { newAccount } from "../new-account-wire.ts";
import { recordAccount } from "./record-account.ts";

/** Staff record bank accounts of players whom the law forbids to sign in. */
export function recordAccountRoutes(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Records a bank account of a player who may not sign in; always two people, in a name that " +
      "the player is known by",
    params: idParam("pl"),
    body: newAccount.extend({
      evidence: z.string().trim().min(3).max(140).meta({
        description: "What proves it, such as the bank's letter and where it is kept.",
      }),
      reason: staffReason,
    }),
    response: {
      200: answer(
        z.object({
          waits: z.boolean().meta({ description: "Whether a second person is still needed." }),
        }),
      ),
    },
    refusals: refusing({
      NOT_FOUND: true,
      MAY_SIGN_IN: true,
      NAME_UNKNOWN: true,
      HOLDER_DIFFERS: true,
      TOO_MANY_ACCOUNTS: true,
      ACCOUNT_NUMBER_REFUSED: true,
      SECOND_PERSON_NEEDED: true,
      TOO_NEW: true,
    }),
  };
  app.post(
    "/operator/v1/players/:id/bank-accounts",
    { preHandler: requireStaff(platform, "withdrawals.decide"), schema },
    async (request) => {
      const { reason, ...account } = request.body;
      const { staff } = request;
      const player = await playerMeant(platform, staff, request.params.id);
      const isBound = valueOf(
        await platform.db.inTransaction((tx) =>
          recordAccount(tx, { player, account, reason, staff }),
        ),
      );
      return success({ waits: !isBound });
    },
  );
}
