import { z } from "zod";
import { answer, inputUnits, success } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { sameLimits } from "../../../approvals/index.ts";
import { recordAudit } from "../../../audit/index.ts";
import { requireStaff } from "../../../staff/index.ts";
import { refusing, toStaff, valueForStaff } from "../../refusals.ts";
import { toWhole, trace, whole } from "../operator-wire.ts";
import { APPROVE_DEPOSIT_REFUSALS } from "../approving/approve-deposit.ts";
import { typedPayer } from "../payers/payer-wire.ts";
import { playerMeant } from "./player-meant.ts";
import { lawsOfDeposits } from "../laws-of-deposits.ts";
import { isCreditRefusal } from "../refused-credit.ts";
import { recordTransfer } from "./record-transfer.ts";
import { publishDeposit } from "../publish-deposit.ts";

const transfer = z.object({
  player: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .meta({ description: "The player's number or username." }),
  amount: inputUnits,
  reference: z.string().trim().min(1).max(64),
  payer: typedPayer.optional(),
});

/** What recording a transfer can be refused with, by status. */
export const RECORD_TRANSFER_REFUSALS = refusing({
  ...APPROVE_DEPOSIT_REFUSALS,
  PLAYER_UNCLEAR: true,
});

/** Staff record transfers they saw at the bank for which no slip came. */
export function recordedTransferRoutes(app: App, platform: Platform): void {
  const { db, wallet, config } = platform;
  const schema = {
    summary:
      "Credits a transfer seen at the bank to a player; above the approval limit two " +
      "people must record the same",
    body: transfer,
    response: { 200: answer(whole) },
    refusals: RECORD_TRANSFER_REFUSALS,
  };
  app.post(
    "/operator/v1/bank-transfers",
    { preHandler: requireStaff(platform, "deposits.decide"), schema },
    async (request) => {
      const { amount, reference, payer } = request.body;
      const { staff } = request;
      const player = await playerMeant(platform, staff, request.body.player);
      const seen = {
        player,
        paidUnits: BigInt(amount),
        reference,
        payer: payer === undefined ? undefined : { payer, source: "STAFF" as const },
        staff,
        standard: sameLimits(config.twoPersonAbove),
        laws: await lawsOfDeposits(platform, player),
      };
      const recorded = await db.inTransaction(async (tx) => {
        const outcome = await recordTransfer(tx, wallet, seen);
        // What may not be credited is written and waits; of any other refusal nothing stays.
        if (!outcome.ok && !isCreditRefusal(outcome.refusal)) throw toStaff(outcome);
        if (outcome.ok) {
          const { publicId: subject, brandId } = outcome.value;
          const after = { ...trace(outcome.value), saw: { paid: amount, reference, payer } };
          await recordAudit(tx, {
            actor: staff.username,
            action: "deposit.record",
            subject,
            brandId,
            after,
          });
        }
        return outcome;
      });
      const deposit = valueForStaff(recorded);
      publishDeposit(platform, deposit);
      return success(await toWhole(platform, staff, deposit));
    },
  );
}
