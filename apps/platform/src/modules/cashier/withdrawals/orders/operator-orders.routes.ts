import { z } from "zod";
import {
  answer,
  nothing,
  page,
  success,
  wireMoney,
  wireTime,
} from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { recordAudit } from "../../../audit/index.ts";
import { requireStaff } from "../../../staff/index.ts";
import { refusing, toHttp } from "../../refusals.ts";
import { idParam, pageQuery, staffReason, toWirePage, wireOf } from "../../wire.ts";
import { decideWithdrawal } from "../decide-withdrawal.ts";
import { legParams } from "../legs/answers.routes.ts";
import { toWhole, whole } from "../operator-wire.ts";
import { OUTCOMES } from "./order-outcome.ts";
import { orderPayout, type OrderPayoutRefusal } from "./order-payout.ts";
import { noteProblem, pageOpenProblems, PROBLEM_KINDS } from "./problems.store.ts";
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
      OWED_FIRST: true,
      PROVIDER_NOT_OFFERED: true,
    }),
  };
  app.post(
    "/operator/v1/withdrawals/:id/legs/:leg/order",
    { preHandler, schema: ordering },
    async ({ params: { id, leg }, body: { provider }, staff }) => {
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

const problem = z
  .object({
    id: z.string(),
    provider: z.string(),
    kind: z.enum(PROBLEM_KINDS),
    payment: z.string(),
    reference: z.string(),
    amount: wireMoney,
    at: wireTime,
    withdrawal: z.string().optional(),
    leg: z.number().int().optional(),
    player: z.string().optional(),
  })
  .meta({
    id: "PayoutProblem",
    description: "What a provider said of a payout that is not as it was ordered.",
  });

/** What providers said that staff have to look at. */
function problemRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const listing = {
    summary: "What providers said of payouts that is not as it was ordered, the oldest first",
    querystring: pageQuery,
    response: { 200: answer(page(problem)) },
  };
  app.get(
    "/operator/v1/payout-problems",
    { preHandler: requireStaff(platform, "withdrawals.read"), schema: listing },
    async ({ query: { pageNo }, staff }) => {
      const found = await pageOpenProblems(db, staff.brandId, pageNo);
      return success(
        await toWirePage(found, pageNo, (rows) =>
          rows.map(({ publicId, units, at, withdrawal, n, playerName, ...row }) => ({
            id: publicId,
            provider: row.provider,
            kind: row.kind,
            payment: row.payment,
            reference: row.reference,
            amount: wireOf(row, units),
            at: at.toString(),
            ...(withdrawal === null ? {} : { withdrawal }),
            ...(n === null ? {} : { leg: n }),
            ...(playerName === null ? {} : { player: playerName }),
          })),
        ),
      );
    },
  );

  const noting = {
    summary: "Notes what was done about a problem, once; it moves no money",
    params: idParam("pp"),
    body: z.object({ note: staffReason }),
    response: { 200: answer(nothing) },
    refusals: refusing({ NOT_FOUND: true }),
  };
  app.post(
    "/operator/v1/payout-problems/:id/note",
    { preHandler: requireStaff(platform, "withdrawals.decide"), schema: noting },
    async ({ params: { id }, body: { note }, staff }) => {
      const noted = await db.inTransaction(async (tx) => {
        const row = await noteProblem(tx, id, staff.brandId, { by: staff.username, note });
        if (row)
          await recordAudit(tx, {
            actor: staff.username,
            action: "payout-problem.note",
            subject: id,
            brandId: row.brandId,
            reason: note,
          });
        return row;
      });
      if (!noted) throw toHttp({ refusal: "NOT_FOUND" });
      return success({});
    },
  );
}
