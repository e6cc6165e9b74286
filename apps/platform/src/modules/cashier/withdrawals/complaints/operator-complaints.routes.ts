import { z } from "zod";
import { answer, page, success, wireMoney, wireTime } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { requireStaff } from "../../../staff/index.ts";
import { refusing } from "../../refusals.ts";
import { pageQuery, toWirePage, wireOf } from "../../wire.ts";
import { decideWithdrawal } from "../decide-withdrawal.ts";
import { legParams } from "../legs/answers.routes.ts";
import { toWhole, whole } from "../operator-wire.ts";
import { answerComplaint } from "./answer-complaint.ts";
import { COMPLAINT_LENGTH } from "./complaint.ts";
import { pageOpenComplaints } from "./complaints.store.ts";

const row = z
  .object({
    withdrawal: z.string(),
    leg: z.number().int(),
    kind: z.enum(["APPEAL", "LATE_ANSWER"]),
    player: z.string(),
    amount: wireMoney,
    openedAt: wireTime,
  })
  .meta({ id: "PayoutComplaintRow", description: "A complaint that waits for an answer." });

/** Complaints about transfers that were closed as received: staff read and answer them. */
export function operatorComplaintRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const listing = {
    summary: "Complaints and appeals about payouts that wait for an answer, the oldest first",
    querystring: pageQuery,
    response: { 200: answer(page(row)) },
  };
  app.get(
    "/operator/v1/payout-complaints",
    { preHandler: requireStaff(platform, "withdrawals.read"), schema: listing },
    async (request) => {
      const { pageNo } = request.query;
      const found = await pageOpenComplaints(db, request.staff.brandId, pageNo);
      return success(
        await toWirePage(found, pageNo, (rows) =>
          rows.map(({ withdrawal, n, kind, playerName, openedAt, units, ...owner }) => ({
            withdrawal,
            leg: n,
            kind,
            player: playerName,
            amount: wireOf(owner, units),
            openedAt: openedAt.toString(),
          })),
        ),
      );
    },
  );

  const answering = {
    summary: "Answers a complaint about a transfer, once; the player reads it",
    params: legParams,
    body: z.object({ answer: z.string().trim().min(3).max(COMPLAINT_LENGTH) }),
    response: { 200: answer(whole) },
    refusals: refusing({ NOT_FOUND: true, WRONG_STATE: true }),
  };
  app.post(
    "/operator/v1/withdrawals/:id/legs/:leg/complaint",
    { preHandler: requireStaff(platform, "withdrawals.decide"), schema: answering },
    async (request) => {
      const { params: path, body, staff } = request;
      const audit = { action: "withdrawal.complaint", subject: path.id, reason: body.answer };
      const decided = await decideWithdrawal(platform, staff, audit, (tx) =>
        answerComplaint(tx, { publicId: path.id, n: path.leg }, body.answer, staff),
      );
      return success(await toWhole(platform, staff, decided));
    },
  );
}
