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
import { sameLimits } from "../../../approvals/index.ts";
import { recordAudit } from "../../../audit/index.ts";
import { requireStaff } from "../../../staff/index.ts";
import { refusing, toHttp } from "../../refusals.ts";
import { idParam, pageQuery, staffReason, toWirePage, wireOf } from "../../wire.ts";
import { settleLatePayout, type LatePayoutRefusal } from "./late-payout.ts";
import { LATE_OUTCOMES, noteProblem, pageOpenProblems, PROBLEM_KINDS } from "./problems.store.ts";

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
export function problemRoutes(app: App, platform: Platform): void {
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

  settlingRoute(app, platform);

  const noting = {
    summary:
      "Notes what was done about a problem, once; it moves no money. One that was paid late is " +
      "settled instead",
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

/** Who pays for a payout that was paid late. */
function settlingRoute(app: App, platform: Platform): void {
  const settling = {
    summary:
      "Decides who pays for a payout that was paid late: its player, who owes it, or the house; " +
      "above what one person may move it counts once a second one decides the same",
    params: idParam("pp"),
    body: z.object({ outcome: z.enum(LATE_OUTCOMES), reason: staffReason }),
    response: { 200: answer(z.object({ decided: z.boolean() })) },
    refusals: refusing<LatePayoutRefusal>({
      NOT_FOUND: true,
      WRONG_STATE: true,
      TOO_NEW: true,
      SECOND_PERSON_NEEDED: true,
    }),
  };
  app.post(
    "/operator/v1/payout-problems/:id/settle",
    { preHandler: requireStaff(platform, "withdrawals.decide"), schema: settling },
    async ({ params: { id: publicId }, body: { outcome, reason }, staff }) => {
      const standard = sameLimits(platform.config.twoPersonAbove);
      const settled = await platform.db.inTransaction(async (tx) => {
        const wanted = { publicId, outcome, reason, staff, standard };
        const done = await settleLatePayout(tx, platform.wallet, wanted);
        if (done.ok)
          await recordAudit(tx, {
            actor: staff.username,
            action: "payout-problem.settle",
            subject: publicId,
            brandId: staff.brandId,
            reason,
            after: { outcome, decided: done.value },
          });
        return done;
      });
      if (!settled.ok) throw toHttp(settled);
      return success({ decided: settled.value });
    },
  );
}
