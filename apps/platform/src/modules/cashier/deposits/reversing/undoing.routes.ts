import { z } from "zod";
import { answer, inputUnits, success } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { sameLimits } from "../../../approvals/index.ts";
import { requireStaff } from "../../../staff/index.ts";
import { refusing } from "../../refusals.ts";
import { idParam, staffReason } from "../../wire.ts";
import { decided } from "../approving/decided.ts";
import { RETURN_DEPOSIT_REFUSALS, returnDeposit } from "../approving/return-deposit.ts";
import { typedPayer } from "../payers/payer-wire.ts";
import { toWhole, whole } from "../operator-wire.ts";
import { askReversal, REVERSAL_REFUSALS } from "./ask-reversal.ts";

const params = idParam("dep");
const response = { 200: answer(whole) };
const reference = z.string().trim().min(1).max(64);

/** Money that goes back: before it is credited, and after it was. */
export function undoingRoutes(app: App, platform: Platform): void {
  const preHandler = requireStaff(platform, "deposits.decide");
  returningRoute(app, platform, preHandler);

  const reversing = {
    summary: "Takes back a credited deposit; always two people, with the same number",
    params,
    body: z.object({ reason: staffReason, reference }),
    response,
    refusals: refusing(REVERSAL_REFUSALS),
  };
  app.post(
    "/operator/v1/deposits/:id/reverse",
    { preHandler, schema: reversing },
    async (request) => {
      const { id: publicId } = request.params;
      const { staff, body } = request;
      const audit = { action: "deposit.reverse", subject: publicId, reason: body.reason };
      const deposit = await decided(platform, staff, audit, (tx) =>
        askReversal(tx, platform.wallet, { publicId, ...body, staff }),
      );
      return success(await toWhole(platform, staff, deposit));
    },
  );
}

function returningRoute(
  app: App,
  platform: Platform,
  preHandler: ReturnType<typeof requireStaff>,
): void {
  const returning = {
    summary:
      "Records that a payment which was not credited was sent back to its source; above one " +
      "person's limit, and to another account, it counts once a second one has seen the same",
    params,
    body: z.object({
      paidAmount: inputUnits.meta({ description: "What arrived, and was sent back." }),
      reference: reference.meta({ description: "The bank's number of what arrived." }),
      returnReference: reference.meta({ description: "The bank's number of the transfer back." }),
      payee: typedPayer.optional().meta({
        description: "The name of the account that it went to; needed where the payer is known.",
      }),
      why: staffReason.optional().meta({
        description:
          "Why it went to another account than it came from; that takes two people. Staff read it.",
      }),
      reason: staffReason.meta({ description: "The player reads it." }),
    }),
    response,
    refusals: refusing(RETURN_DEPOSIT_REFUSALS),
  };
  app.post(
    "/operator/v1/deposits/:id/return",
    { preHandler, schema: returning },
    async (request) => {
      const { id: publicId } = request.params;
      const { staff, body } = request;
      const { paidAmount, payee = null, why = null, ...numbers } = body;
      const standard = sameLimits(platform.config.twoPersonAbove);
      const saw = { paid: paidAmount, reference: body.reference, payee, why };
      const audit = { action: "deposit.return", subject: publicId, reason: body.reason, saw };
      const deposit = await decided(platform, staff, audit, (tx) =>
        returnDeposit(tx, {
          publicId,
          paidUnits: BigInt(paidAmount),
          ...numbers,
          payee,
          why,
          staff,
          standard,
        }),
      );
      return success(await toWhole(platform, staff, deposit));
    },
  );
}
