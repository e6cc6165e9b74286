import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, nothing, Refusal, success, wireMoney, wireTime } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { decideApproval, openApprovals, type Approval, type DecideRefusal } from "../approvals/index.ts";
import { recordAudit } from "../audit/index.ts";
import { requireStaff, type StaffSignedIn } from "../staff/index.ts";
import { applyAdjustment } from "./adjust-balance.ts";
import { find } from "./player-view.routes.ts";

const approvalValue = z
  .object({
    id: z.string(),
    kind: z.string(),
    subject: z.string(),
    amount: wireMoney.nullable(),
    reason: z.string().nullable(),
    askedBy: z.string(),
    askedAt: wireTime,
    expiresAt: wireTime,
    mine: z.boolean(),
  })
  .meta({ id: "Approval", description: "What one person asked for and a second one must decide." });

const REFUSALS: Readonly<Record<DecideRefusal, readonly [status: number, code: string, message: string]>> = {
  NO_SUCH_APPROVAL: [404, "NOT_FOUND", "This was decided already, or its time is over."],
  OWN_REQUEST: [403, "OWN_REQUEST", "Another person must decide what you asked for."],
  TOO_NEW: [403, "TOO_NEW", "You can approve 24 hours after your account was added or changed."],
};

const payload = z.object({ player: z.string(), units: z.string(), reason: z.string(), key: z.string() });

/** What waits for a second person, and the decision. */
export function approvalRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "approvals.decide");

  const listing = { summary: "What waits for a second person", response: { 200: answer(z.array(approvalValue)) } };
  app.get("/operator/v1/approvals", { preHandler, schema: listing }, async (request) =>
    success((await openApprovals(db, request.staff.brandId)).map((approval) => valueOf(approval, request.staff))),
  );

  const params = z.object({ id: z.string().max(40), decision: z.enum(["approve", "reject"]) });
  const body = z.object({ reason: z.string().trim().max(140).optional() });
  const deciding = {
    summary: "Decides what somebody else asked for; an approval is carried out at once",
    params,
    body,
    response: { 200: answer(nothing) },
    refusals: { 403: ["OWN_REQUEST", "TOO_NEW"], 404: ["NOT_FOUND"], 422: ["NOT_ENOUGH_MONEY", "KEY_REUSED"] },
  };
  app.post("/operator/v1/approvals/:id/:decision", { preHandler, schema: deciding }, async (request) => {
    const { id, decision } = request.params;
    await db.inTransaction(async (tx) => {
      const decided = await decideApproval(tx, id, request.staff, decision === "approve", request.body.reason ?? null);
      if (!decided.ok) throw new Refusal(...REFUSALS[decided.refusal]);
      // The ledger before the trail: everybody takes their locks in that order.
      if (decision === "approve") await carryOut(platform, tx, decided.value, request.staff);
      await recordAudit(tx, {
        actor: request.staff.username,
        action: `approval.${decision}`,
        subject: decided.value.subject,
        brandId: decided.value.brandId,
        after: { approval: id },
        reason: request.body.reason,
      });
    });
    return success({});
  });
}

async function carryOut(platform: Platform, tx: Parameters<typeof applyAdjustment>[1], approval: Approval, staff: StaffSignedIn): Promise<void> {
  if (approval.kind !== "players.adjust") throw new Error(`Nobody carries out ${approval.kind}`);
  const { player: publicId, units, reason, key } = payload.parse(approval.payload);
  const player = await find({ db: tx }, publicId, staff);
  const done = await applyAdjustment(platform, tx, `${approval.askedBy} and ${staff.username}`, player, { units: BigInt(units), reason, key });
  if (!done.ok) throw new Refusal(422, done.refusal, "The player does not have that much any more. Nothing was changed.");
}

function valueOf(approval: Approval, staff: StaffSignedIn): z.infer<typeof approvalValue> {
  const { publicId: id, kind, subject, reason, askedBy, units, currency } = approval;
  const amount = units !== null && currency !== null ? toWire({ units, currency }) : null;
  return {
    id,
    kind,
    subject,
    amount,
    reason,
    askedBy,
    askedAt: approval.askedAt.toString(),
    expiresAt: approval.expiresAt.toString(),
    mine: approval.askedById === staff.id,
  };
}
