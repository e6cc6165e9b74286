import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { z } from "zod";
import { answer, page, Refusal, success, wireMoney, wireTime } from "../../../http/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals } from "../../../http/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { sameLimits } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { bankAccountsById } from "../bank-accounts/bank-accounts.store.ts";
import { payerOf } from "../payer-of.ts";
import { refusing, toHttp, valueOf } from "../refusals.ts";
import { selectSteps } from "../steps.store.ts";
import { idParam, pageQuery, staffReason, toTimeline, toWirePage, wireOf, wireTimeline } from "../wire.ts";
import { approveWithdrawal, mayApproveAlone, type ApproveWithdrawalRefusal } from "./approve-withdrawal.ts";
import { payWithdrawal, type PayWithdrawalRefusal } from "./pay-withdrawal.ts";
import { rejectWithdrawal } from "./reject-withdrawal.ts";
import { tellWithdrawal } from "./tell-withdrawal.ts";
import { OPEN, WITHDRAWAL_STATUSES, type Withdrawal, type WithdrawalStatus } from "./withdrawal.ts";
import { lockWithdrawal, pageWithdrawals, selectApprovals, withdrawalByPublicId } from "./withdrawals.store.ts";

const fields = z.object({
  id: z.string(),
  status: z.enum(WITHDRAWAL_STATUSES),
  player: z.object({ id: z.string(), username: z.string(), kycLevel: z.number().int() }),
  amount: wireMoney,
  bankAccount: z.object({ bank: z.string(), number: z.string(), holder: z.string() }),
  createdAt: wireTime,
  approvals: z.array(z.object({ by: z.string(), at: wireTime })),
  needsTwo: z.boolean().meta({ description: "Whether the person who asks could not approve it alone, or, once approved, whether two people did." }),
  reason: z.string().nullable(),
  reference: z.string().nullable(),
});
const row = fields.meta({ id: "WithdrawalRow", description: "A withdrawal as staff see it in a list." });
const whole = fields
  .extend({ timeline: wireTimeline })
  .meta({ id: "WithdrawalDetails", description: "A withdrawal as staff see it, with its history." });

const list = pageQuery.extend({ status: z.enum([...WITHDRAWAL_STATUSES, "WAITING"]).optional() });
const params = idParam("wd").extend({ step: z.enum(["approve", "reject", "pay", "sent", "complete"]) });
const decision = z.object({ reason: staffReason.optional(), reference: z.string().trim().min(1).max(64).optional() }).default({});

type DecideRefusal = ApproveWithdrawalRefusal | PayWithdrawalRefusal;
const decisionRefusals = joinRefusals(
  refusing<DecideRefusal>({
    NOT_FOUND: true,
    WRONG_STATE: true,
    SECOND_PERSON_NEEDED: true,
    TOO_NEW: true,
    APPROVED_BY_YOU: true,
    MONEY_OWED: true,
  }),
  { 422: ["REASON_NEEDED"] },
);

/** The withdrawal queue: staff approve, pay and close. */
export function operatorWithdrawalRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const read = requireStaff(platform, "withdrawals.read");
  const decide = requireStaff(platform, "withdrawals.decide");
  const response = { 200: answer(whole) };

  const listing = { summary: "Withdrawals, newest first", querystring: list, response: { 200: answer(page(row)) } };
  app.get("/operator/v1/withdrawals", { preHandler: read, schema: listing }, async (request) => {
    const { pageNo, status } = request.query;
    return success(
      await toWirePage(await pageWithdrawals(db, { ...statusFilter(status), brandId: request.staff.brandId }, pageNo), pageNo, (one) =>
        toRow(platform, request.staff, one),
      ),
    );
  });

  const one = { summary: "One withdrawal with its history", params: idParam("wd"), response, refusals: refusing({ NOT_FOUND: true }) };
  app.get("/operator/v1/withdrawals/:id", { preHandler: read, schema: one }, async (request) => {
    const withdrawal = await withdrawalByPublicId(db, request.params.id, { brandId: request.staff.brandId });
    if (!withdrawal) throw toHttp({ refusal: "NOT_FOUND" });
    return success(await toWhole(platform, request.staff, withdrawal));
  });

  const deciding = { summary: "Takes a withdrawal one step further, or rejects it", params, body: decision, response, refusals: decisionRefusals };
  app.post("/operator/v1/withdrawals/:id/:step", { preHandler: decide, schema: deciding }, async (request) => {
    return success(await toWhole(platform, request.staff, await decided(platform, request.staff, request.params, request.body)));
  });
}

type Deed = z.infer<typeof params>;
type Words = z.infer<typeof decision>;

/** Runs a decision and its line in the audit trail in one transaction, then tells the player. */
async function decided(platform: Platform, staff: StaffSignedIn, { id, step }: Deed, words: Words): Promise<Withdrawal> {
  if (step === "reject" && words.reason === undefined) throw new Refusal(422, "REASON_NEEDED", "Please say why.");
  const result = await platform.db.inTransaction(async (tx) => {
    const before = await lockWithdrawal(tx, id, { brandId: staff.brandId });
    const outcome = await take(platform, tx, staff, { id, step }, words);
    if (outcome.ok) {
      const { brandId } = outcome.value;
      const deed = { actor: staff.username, action: `withdrawal.${step}`, subject: id, brandId, reason: words.reason };
      await recordAudit(tx, { ...deed, before: trace(before), after: trace(outcome.value) });
    }
    return outcome;
  });
  const withdrawal = valueOf(result);
  tellWithdrawal(platform, withdrawal);
  return withdrawal;
}

function take(
  { wallet, config }: Platform,
  tx: Tx,
  clerk: StaffSignedIn,
  { id, step }: Deed,
  words: Words,
): Promise<Result<Withdrawal, DecideRefusal>> {
  if (step === "approve") return approveWithdrawal(tx, { publicId: id, clerk, reason: words.reason, standard: sameLimits(config.twoPersonAbove) });
  if (step === "reject") return rejectWithdrawal(tx, wallet, id, words.reason ?? "", clerk);
  return payWithdrawal(tx, wallet, id, step, clerk, words);
}

function trace(withdrawal: Withdrawal | undefined) {
  return withdrawal && { status: withdrawal.status, amount: withdrawal.units.toString(), reference: withdrawal.reference };
}

function statusFilter(status: WithdrawalStatus | "WAITING" | undefined): { statuses?: readonly WithdrawalStatus[] } {
  if (status === undefined) return {};
  return { statuses: status === "WAITING" ? OPEN : [status] };
}

async function toRow({ db, config }: Platform, staff: StaffSignedIn, withdrawal: Withdrawal): Promise<z.infer<typeof row>> {
  const { publicId, status, playerRef, playerName, units, reason, reference } = withdrawal;
  const [account] = await bankAccountsById(db, [withdrawal.bankAccount]);
  if (!account) throw new Error(`Withdrawal ${publicId} has no bank account`);
  const { kycLevel } = await payerOf(db, withdrawal.player);
  const approvals = (await selectApprovals(db, [withdrawal.id])).get(withdrawal.id) ?? [];
  return {
    id: publicId,
    status,
    player: { id: playerRef, username: playerName, kycLevel },
    reason,
    reference,
    amount: wireOf(withdrawal, units),
    bankAccount: { bank: account.bank, number: account.number, holder: account.holder },
    createdAt: withdrawal.createdAt.toString(),
    approvals: approvals.map(({ by, at }) => ({ by, at: at.toString() })),
    needsTwo: status === "REQUESTED" ? !(await mayApproveAlone(db, withdrawal, staff, sameLimits(config.twoPersonAbove))) : approvals.length > 1,
  };
}

async function toWhole(platform: Platform, staff: StaffSignedIn, withdrawal: Withdrawal): Promise<z.infer<typeof whole>> {
  return { ...(await toRow(platform, staff, withdrawal)), timeline: toTimeline(await selectSteps(platform.db, "withdrawal", withdrawal.id)) };
}
