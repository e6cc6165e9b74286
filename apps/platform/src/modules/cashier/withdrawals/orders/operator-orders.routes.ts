import { z } from "zod";
import { answer, success } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { requireStaff } from "../../../staff/index.ts";
import { refusing } from "../../refusals.ts";
import { staffReason } from "../../wire.ts";
import { decideWithdrawal } from "../decide-withdrawal.ts";
import { legParams } from "../legs/answers.routes.ts";
import { setOffFirst } from "../legs/set-off-all.ts";
import { toWhole, whole } from "../operator-wire.ts";
import { OUTCOMES } from "./order-outcome.ts";
import { orderPayout, type OrderPayoutRefusal } from "./order-payout.ts";
import { problemRoutes } from "./problems.routes.ts";
import { settleOrder, type SettleOrderRefusal } from "./settle-order.ts";
import { takeBackOrder } from "./take-back-order.ts";

const response = { 200: answer(whole) };
const proof = z.string().trim().min(1).max(64);

/** What staff do about transfers that providers make. */
export function operatorOrderRoutes(app: App, platform: Platform): void {
  const preHandler = requireStaff(platform, "withdrawals.decide");

  const ordering = {
    summary:
      "Has a provider make one transfer; it is sent at once, and nobody else pays it meanwhile",
    params: legParams,
    body: z.object({ provider: z.string().max(32) }),
    response,
    refusals: refusing<OrderPayoutRefusal>({
      NOT_FOUND: true,
      WRONG_STATE: true,
      REST_NOT_FOUND: true,
      APPROVED_BY_YOU: true,
      STARTED_BY_YOU: true,
      OWED_FIRST: true,
      PROVIDER_NOT_OFFERED: true,
    }),
  };
  app.post(
    "/operator/v1/withdrawals/:id/legs/:leg/order",
    { preHandler, schema: ordering },
    async ({ params: { id, leg }, body: { provider }, staff }) => {
      await setOffFirst(platform, id, staff.brandId);
      const audit = { action: "withdrawal.order", subject: id, reason: provider };
      const decided = await decideWithdrawal(platform, staff, audit, (tx) =>
        orderPayout(tx, platform.config, { publicId: id, n: leg }, provider, staff),
      );
      return success(await toWhole(platform, staff, decided));
    },
  );

  const takingBack = {
    summary: "Takes an order back that the provider has not been told to make yet",
    params: legParams,
    body: z.object({ reason: staffReason }),
    response,
    refusals: refusing({ NOT_FOUND: true, WRONG_STATE: true }),
  };
  app.post(
    "/operator/v1/withdrawals/:id/legs/:leg/take-back",
    { preHandler, schema: takingBack },
    async ({ params: { id, leg }, body: { reason }, staff }) => {
      const audit = { action: "withdrawal.take-back", subject: id, reason };
      const decided = await decideWithdrawal(platform, staff, audit, (tx) =>
        takeBackOrder(tx, { publicId: id, n: leg }, reason, staff),
      );
      return success(await toWhole(platform, staff, decided));
    },
  );

  const settling = {
    summary:
      "Says by the provider's proof what became of an order that is unclear; it counts once a " +
      "second person says the same",
    params: legParams,
    body: z.object({ outcome: z.enum(OUTCOMES), proof, reason: staffReason }),
    response,
    refusals: refusing<SettleOrderRefusal>({
      NOT_FOUND: true,
      WRONG_STATE: true,
      TOO_NEW: true,
      SECOND_PERSON_NEEDED: true,
    }),
  };
  app.post(
    "/operator/v1/withdrawals/:id/legs/:leg/outcome",
    { preHandler, schema: settling },
    async ({ params: { id, leg }, body, staff }) => {
      const audit = { action: "withdrawal.order-outcome", subject: id, reason: body.reason };
      const decided = await decideWithdrawal(platform, staff, audit, (tx) =>
        settleOrder(tx, { publicId: id, n: leg }, body, staff),
      );
      return success(await toWhole(platform, staff, decided));
    },
  );
  problemRoutes(app, platform);
}
