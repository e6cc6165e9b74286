import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { z } from "zod";
import { answer, inputUnits, page, success, wireMoney } from "../../../http/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { toHttp, valueOf } from "../refusals.ts";
import { slipType, type SlipFiles } from "../slips/slip-files.ts";
import { selectSteps } from "../steps.store.ts";
import { idParam, pageQuery, staffReason, toTimeline, toWirePage, wireOf, wireTimeline } from "../wire.ts";
import { approveDeposit, type ApproveDepositRefusal } from "./approve-deposit.ts";
import { WAITING, type Deposit, type DepositStatus } from "./deposit.ts";
import { depositByPublicId, lockDeposit, pageDeposits } from "./deposits.store.ts";
import { rejectDeposit } from "./reject-deposit.ts";
import { tellDeposit } from "./tell-deposit.ts";

const row = z.object({
  id: z.string(),
  status: z.string(),
  method: z.string(),
  player: z.object({ id: z.string(), username: z.string() }),
  amount: wireMoney,
  paid: wireMoney.nullable(),
  createdAt: z.string(),
  reference: z.string().nullable(),
  slip: z.boolean(),
  exactAmount: wireMoney.nullable(),
  reason: z.string().nullable(),
});
const whole = row.extend({ timeline: wireTimeline });

const STATUSES = [
  "CREATED",
  "AWAITING_PAYMENT",
  "SUBMITTED",
  "REVIEW",
  "SUCCEEDED",
  "EXPIRED",
  "CANCELLED",
  "REJECTED",
  "FAILED",
  "LATE_PAID",
] as const;
const list = pageQuery.extend({ status: z.enum([...STATUSES, "WAITING"]).optional() });
const approval = z.object({ paidAmount: inputUnits, reference: z.string().trim().min(1).max(64) });

/** The match queue: staff compare what the bank shows with what players say. */
export function operatorDepositRoutes(app: App, platform: Platform, slips: SlipFiles): void {
  const { db, wallet } = platform;
  const read = requireStaff(platform, "deposits.read");
  const decide = requireStaff(platform, "deposits.decide");
  const params = idParam("dep");
  const response = { 200: answer(whole) };

  app.get("/operator/v1/deposits", { preHandler: read, schema: { querystring: list, response: { 200: answer(page(row)) } } }, async (request) => {
    const { pageNo, status } = request.query;
    return success(await toWirePage(await pageDeposits(db, statusFilter(status), pageNo), pageNo, toRow));
  });

  app.get("/operator/v1/deposits/:id", { preHandler: read, schema: { params, response } }, async (request) => {
    return success(await toWhole(db, await found(db, request.params.id)));
  });

  app.get("/operator/v1/deposits/:id/slip", { preHandler: read, schema: { params } }, async (request, reply) => {
    const { slip } = await found(db, request.params.id);
    if (slip === null) throw toHttp({ refusal: "NOT_FOUND" });
    return reply
      .type(slipType(slip))
      .header("cache-control", "private, no-store")
      .header("content-disposition", "inline")
      .send(await slips.get(slip));
  });

  app.post("/operator/v1/deposits/:id/approve", { preHandler: decide, schema: { params, body: approval, response } }, async (request) => {
    const { paidAmount, reference } = request.body;
    const { staff } = request;
    const wanted = { publicId: request.params.id, paidUnits: BigInt(paidAmount), reference, clerk: staff };
    const deposit = await decided(platform, staff, "deposit.approve", undefined, request.params.id, (tx) => approveDeposit(tx, wallet, wanted));
    return success(await toWhole(db, deposit));
  });

  const body = z.object({ reason: staffReason });
  app.post("/operator/v1/deposits/:id/reject", { preHandler: decide, schema: { params, body, response } }, async (request) => {
    const { reason } = request.body;
    const { staff } = request;
    const deposit = await decided(platform, staff, "deposit.reject", reason, request.params.id, (tx) =>
      rejectDeposit(tx, request.params.id, reason, staff),
    );
    return success(await toWhole(db, deposit));
  });
}

/** Runs a decision and its line in the audit trail in one transaction, then tells the player. */
async function decided(
  platform: Platform,
  staff: StaffSignedIn,
  action: string,
  reason: string | undefined,
  subject: string,
  decide: (tx: Tx) => Promise<Result<Deposit, ApproveDepositRefusal>>,
): Promise<Deposit> {
  const result = await platform.db.inTransaction(async (tx) => {
    const before = await lockDeposit(tx, subject);
    const outcome = await decide(tx);
    if (outcome.ok) await recordAudit(tx, { actor: staff.username, action, subject, before: trace(before), after: trace(outcome.value), reason });
    return outcome;
  });
  const deposit = valueOf(result);
  tellDeposit(platform, deposit);
  return deposit;
}

function trace(deposit: Deposit | undefined) {
  return (
    deposit && {
      status: deposit.status,
      amount: deposit.units.toString(),
      paid: deposit.paidUnits?.toString() ?? null,
      reference: deposit.providerTxn,
    }
  );
}

function statusFilter(status: DepositStatus | "WAITING" | undefined): { statuses?: readonly DepositStatus[] } {
  if (status === undefined) return {};
  return { statuses: status === "WAITING" ? WAITING : [status] };
}

async function found(tx: Tx, publicId: string): Promise<Deposit> {
  const deposit = await depositByPublicId(tx, publicId);
  if (!deposit) throw toHttp({ refusal: "NOT_FOUND" });
  return deposit;
}

function toRow(deposit: Deposit): z.infer<typeof row> {
  const { publicId, status, method, playerRef, playerName, paidUnits, exactUnits, reason } = deposit;
  return {
    id: publicId,
    status,
    method,
    player: { id: playerRef, username: playerName },
    reason,
    amount: wireOf(deposit, deposit.units),
    paid: paidUnits === null ? null : wireOf(deposit, paidUnits),
    createdAt: deposit.createdAt.toString(),
    reference: deposit.providerTxn,
    slip: deposit.slip !== null,
    exactAmount: exactUnits === null ? null : wireOf(deposit, exactUnits),
  };
}

async function toWhole(tx: Tx, deposit: Deposit): Promise<z.infer<typeof whole>> {
  return { ...toRow(deposit), timeline: toTimeline(await selectSteps(tx, "deposit", deposit.id)) };
}
