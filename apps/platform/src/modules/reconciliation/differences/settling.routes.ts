import type { Refused } from "@perya/result";
import { z } from "zod";
import { answer, success, type Refusal } from "../../../http/answers/answer.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { sameLimits } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import {
  depositRefusal,
  lawsOfDeposits,
  playerMeant,
  publishDeposit,
  RECORD_TRANSFER_REFUSALS,
  type ApproveDepositRefusal,
} from "../../cashier/index.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import type { Wanted } from "./carry-out.ts";
import { creditArrival } from "./credit-arrival.ts";
import { SETTLE_REFUSALS, settleRefusal } from "./difference-wire.ts";
import { reopenDifference } from "./reopen-difference.ts";
import { settleDifference } from "./settle-difference.ts";

const params = z.object({ id: z.string().max(40) });
const reason = z.string().trim().min(3).max(500);
const settled = z.object({
  waits: z.boolean().meta({ description: "A second person has to approve it." }),
});

/** How staff settle a difference: with a reason, as another's other side, sent back or credited. */
export function settlingRoutes(app: App, platform: Platform): void {
  const { db, config } = platform;
  const preHandler = requireStaff(platform, "reconciliation.settle");
  const settle = async (staff: StaffSignedIn, id: string, wanted: Wanted) => {
    const standard = sameLimits(config.twoPersonAbove);
    const done = await db.inTransaction((tx) => settleDifference(tx, id, wanted, staff, standard));
    if (!done.ok) throw settleRefusal(done.refusal);
    return success(done.value);
  };
  const response = { 200: answer(settled) };
  const refusals = refusalsOf(SETTLE_REFUSALS);

  const noting = {
    summary: "Settles a difference with a reason; above one person's limit two must agree",
    params,
    body: z.object({ reason }),
    response,
    refusals,
  };
  app.post(
    "/operator/v1/reconciliation/differences/:id/note",
    { preHandler, schema: noting },
    ({ staff, params: { id }, body }) => settle(staff, id, body),
  );

  const linking = {
    summary: "Settles two differences as the sides of one movement",
    params,
    body: z.object({
      other: z.string().max(40),
      reason,
    }),
    response,
    refusals,
  };
  app.post(
    "/operator/v1/reconciliation/differences/:id/link",
    { preHandler, schema: linking },
    ({ staff, params: { id }, body }) => settle(staff, id, body),
  );

  const returning = {
    summary: "Records that an arrival was sent back; above one person's limit two must agree",
    params,
    body: z.object({
      returned: z.string().trim().min(1).max(64).meta({
        description: "The provider's number of the payment by which it was sent back.",
      }),
      reason,
    }),
    response,
    refusals,
  };
  app.post(
    "/operator/v1/reconciliation/differences/:id/return",
    { preHandler, schema: returning },
    ({ staff, params: { id }, body }) => settle(staff, id, body),
  );
  reopenRoute(app, platform);
  creditRoute(app, platform);
}

function reopenRoute(app: App, platform: Platform): void {
  const { NOT_FOUND, NOT_REOPENED } = SETTLE_REFUSALS;
  const schema = {
    summary: "Opens an arrival again that was settled as none of ours by mistake",
    params,
    body: z.object({ reason }),
    response: { 200: answer(z.object({ state: z.literal("OPEN") })) },
    refusals: refusalsOf({ NOT_FOUND, NOT_REOPENED }),
  };
  app.post(
    "/operator/v1/reconciliation/differences/:id/reopen",
    { preHandler: requireStaff(platform, "reconciliation.settle"), schema },
    async ({ staff, params: { id }, body }) => {
      const opened = await platform.db.inTransaction((tx) =>
        reopenDifference(tx, id, body.reason, staff),
      );
      if (!opened.ok) throw settleRefusal(opened.refusal);
      return success({ state: "OPEN" } as const);
    },
  );
}

function creditRoute(app: App, platform: Platform): void {
  const { db, wallet, config } = platform;
  const { NOT_AN_ARRIVAL } = SETTLE_REFUSALS;
  const schema = {
    summary: "Credits an arrival that only a statement shows to a player",
    params,
    body: z.object({
      player: z.string().trim().min(1).max(60).meta({
        description: "The player's number or username.",
      }),
    }),
    response: { 200: answer(settled) },
    refusals: joinRefusals(RECORD_TRANSFER_REFUSALS, refusalsOf({ NOT_AN_ARRIVAL })),
  };
  app.post(
    "/operator/v1/reconciliation/differences/:id/credit",
    { preHandler: requireStaff(platform, "deposits.decide"), schema },
    async ({ staff, params: { id: publicId }, body }) => {
      const player = await playerMeant(platform, staff, body.player);
      const standard = sameLimits(config.twoPersonAbove);
      const laws = await lawsOfDeposits(platform, player);
      const outcome = await db.inTransaction(async (tx) => {
        const wanted = { publicId, player, staff, standard, laws };
        const credited = await creditArrival(tx, wallet, wanted);
        if (!credited.ok) return credited;
        const { publicId: deposit, brandId, status } = credited.value;
        const said = { actor: staff.username, action: "reconciliation.credit", brandId };
        await recordAudit(tx, { ...said, subject: publicId, after: { deposit, status } });
        return credited;
      });
      if (!outcome.ok) throw creditRefusal(outcome);
      const deposit = outcome.value;
      publishDeposit(platform, deposit);
      return success({ waits: deposit.status !== "SUCCEEDED" });
    },
  );
}

function creditRefusal(refused: Refused<ApproveDepositRefusal | "NOT_AN_ARRIVAL">): Refusal {
  const { refusal } = refused;
  return refusal === "NOT_AN_ARRIVAL"
    ? settleRefusal(refusal)
    : depositRefusal({ ...refused, refusal });
}
