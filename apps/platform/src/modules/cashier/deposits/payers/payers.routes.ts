import { z } from "zod";
import { answer, success } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { requireStaff } from "../../../staff/index.ts";
import { refusing } from "../../refusals.ts";
import { idParam, staffReason } from "../../wire.ts";
import { decided } from "../approving/decided.ts";
import { toWhole, whole } from "../operator-wire.ts";
import { CORRECT_PAYER_REFUSALS, correctPayer } from "./correct-payer.ts";
import { typedPayer } from "./payer-wire.ts";

/** Staff correct who paid. */
export function payerRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Corrects the name of the account that paid a deposit; always two people",
    params: idParam("dep"),
    body: z.object({ payer: typedPayer, reason: staffReason }),
    response: { 200: answer(whole) },
    refusals: refusing(CORRECT_PAYER_REFUSALS),
  };
  app.post(
    "/operator/v1/deposits/:id/payer",
    { preHandler: requireStaff(platform, "deposits.decide"), schema },
    async (request) => {
      const { id: publicId } = request.params;
      const { staff, body } = request;
      const audit = { action: "deposit.payer", subject: publicId, reason: body.reason };
      const deposit = await decided(platform, staff, audit, (tx) =>
        correctPayer(tx, { publicId, ...body, staff }),
      );
      return success(await toWhole(platform, staff, deposit));
    },
  );
}
