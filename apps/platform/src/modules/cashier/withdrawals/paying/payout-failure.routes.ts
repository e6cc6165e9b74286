import { z } from "zod";
import { answer, inputUnits, success } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { requireStaff } from "../../../staff/index.ts";
import { refusing } from "../../refusals.ts";
import { idParam, staffReason } from "../../wire.ts";
import { confirmReturn, type ConfirmReturnRefusal } from "./confirm-return.ts";
import { decideWithdrawal } from "../decide-withdrawal.ts";
import { failPayout } from "./fail-payout.ts";
import { toWhole, whole } from "../operator-wire.ts";
import { refundPayout } from "./refund-payout.ts";
import { retryPayout, type RetryPayoutRefusal } from "./retry-payout.ts";

const params = idParam("wd");
const body = z.object({ reason: staffReason });
const response = { 200: answer(whole) };
const refusals = refusing({ NOT_FOUND: true, WRONG_STATE: true });

/**
 * What staff do about a payout that failed at the bank or came back: pay it again or refund it.
 */
export function payoutFailureRoutes(app: App, platform: Platform): void {
  failureRoutes(app, platform);
  returnRoute(app, platform);
}

function failureRoutes(app: App, platform: Platform): void {
  const { wallet } = platform;
  const preHandler = requireStaff(platform, "withdrawals.decide");

  const failing = {
    summary: "Records that the bank refused a payout; the money stays held",
    params,
    body,
    response,
    refusals,
  };
  app.post(
    "/operator/v1/withdrawals/:id/fail",
    { preHandler, schema: failing },
    async (request) => {
      const { params: path, staff } = request;
      const { reason } = request.body;
      const decision = { action: "withdrawal.fail", subject: path.id, reason };
      return success(
        await toWhole(
          platform,
          staff,
          await decideWithdrawal(platform, staff, decision, (tx) =>
            failPayout(tx, path.id, reason, staff),
          ),
        ),
      );
    },
  );

  const retrying = {
    summary: "Pays a failed payout again, from the same hold",
    params,
    body: z.object({ reason: staffReason.optional() }).default({}),
    response,
    refusals: refusing<RetryPayoutRefusal>({
      NOT_FOUND: true,
      WRONG_STATE: true,
      APPROVED_BY_YOU: true,
      MONEY_OWED: true,
    }),
  };
  app.post(
    "/operator/v1/withdrawals/:id/retry",
    { preHandler, schema: retrying },
    async (request) => {
      const { params: path, staff } = request;
      const { reason } = request.body;
      const decision = { action: "withdrawal.retry", subject: path.id, reason };
      return success(
        await toWhole(
          platform,
          staff,
          await decideWithdrawal(platform, staff, decision, (tx) =>
            retryPayout(tx, path.id, reason, staff),
          ),
        ),
      );
    },
  );

  const refunding = {
    summary: "Returns the held money of a failed payout to the player, who sees the reason",
    params,
    body,
    response,
    refusals,
  };
  app.post(
    "/operator/v1/withdrawals/:id/refund",
    { preHandler, schema: refunding },
    async (request) => {
      const { params: path, staff } = request;
      const { reason } = request.body;
      const decision = { action: "withdrawal.refund", subject: path.id, reason };
      const refunded = await decideWithdrawal(platform, staff, decision, (tx) =>
        refundPayout(tx, wallet, path.id, reason, staff),
      );
      return success(await toWhole(platform, staff, refunded));
    },
  );
}

function returnRoute(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Confirms that a sent payout came back at the bank; it counts as failed once two " +
      "people have confirmed the same transfer",
    params,
    body: z.object({
      returnedAmount: inputUnits,
      reference: z.string().trim().min(1).max(64),
      reason: staffReason,
    }),
    response,
    refusals: refusing<ConfirmReturnRefusal>({
      NOT_FOUND: true,
      WRONG_STATE: true,
      TOO_NEW: true,
      RETURNED_AMOUNT_DIFFERS: true,
      SECOND_PERSON_NEEDED: true,
    }),
  };
  app.post(
    "/operator/v1/withdrawals/:id/return",
    { preHandler: requireStaff(platform, "withdrawals.decide"), schema },
    async (request) => {
      const { params: path, staff } = request;
      const { returnedAmount, reference, reason } = request.body;
      const seen = {
        publicId: path.id,
        returnedUnits: BigInt(returnedAmount),
        reference,
        reason,
        staff,
      };
      const decision = {
        action: "withdrawal.return",
        subject: path.id,
        reason,
        saw: { amount: returnedAmount, reference },
      };
      return success(
        await toWhole(
          platform,
          staff,
          await decideWithdrawal(platform, staff, decision, (tx) => confirmReturn(tx, seen)),
        ),
      );
    },
  );
}
