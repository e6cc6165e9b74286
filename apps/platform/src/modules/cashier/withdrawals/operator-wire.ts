import { z } from "zod";
import { wireMoney, wireTime } from "../../../http/answer.ts";
import type { Platform } from "../../../platform.ts";
import { sameLimits } from "../../approvals/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { bankAccountsById } from "../bank-accounts/bank-accounts.store.ts";
import { payerOf } from "../payer-of.ts";
import { selectSteps } from "../steps.store.ts";
import { toTimeline, wireOf, wireTimeline } from "../wire.ts";
import { mayApproveAlone } from "./approve-withdrawal.ts";
import { returnsOf } from "./return-approval.ts";
import { WITHDRAWAL_STATUSES, type Withdrawal } from "./withdrawal.ts";
import { selectApprovals } from "./withdrawals.store.ts";

const returnSeen = z.object({
  by: z.string(),
  at: wireTime,
  returned: wireMoney,
  reference: z.string(),
});

const fields = z.object({
  id: z.string(),
  status: z.enum(WITHDRAWAL_STATUSES),
  player: z.object({ id: z.string(), username: z.string(), kycLevel: z.number().int() }),
  amount: wireMoney,
  bankAccount: z.object({ bank: z.string(), number: z.string(), holder: z.string() }),
  createdAt: wireTime,
  approvals: z.array(z.object({ by: z.string(), at: wireTime })),
  needsTwo: z
    .boolean()
    .meta({
      description:
        "Whether the person who asks could not approve it alone, or, once approved, whether two people did.",
    }),
  reason: z.string().nullable(),
  reference: z.string().nullable(),
});
export const row = fields.meta({
  id: "WithdrawalRow",
  description: "A withdrawal as staff see it in a list.",
});
export const whole = fields
  .extend({
    timeline: wireTimeline,
    returns: z
      .array(returnSeen)
      .meta({
        description: "Who saw at the bank that the payout came back since it was last sent.",
      }),
  })
  .meta({
    id: "WithdrawalDetails",
    description: "A withdrawal as staff see it, with its history.",
  });

/** A withdrawal for a list. */
export async function toRow(
  { db, config }: Platform,
  staff: StaffSignedIn,
  withdrawal: Withdrawal,
): Promise<z.infer<typeof row>> {
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
    needsTwo:
      status === "REQUESTED"
        ? !(await mayApproveAlone(db, withdrawal, staff, sameLimits(config.twoPersonAbove)))
        : approvals.length > 1,
  };
}

/** A withdrawal with its history. */
export async function toWhole(
  platform: Platform,
  staff: StaffSignedIn,
  withdrawal: Withdrawal,
): Promise<z.infer<typeof whole>> {
  const { db } = platform;
  const [row, steps, returns] = await Promise.all([
    toRow(platform, staff, withdrawal),
    selectSteps(db, "withdrawal", withdrawal.id),
    returnsOf(db, withdrawal),
  ]);
  const seen = returns.map(({ by, at, returnedUnits, reference }) => ({
    by,
    at: at.toString(),
    returned: wireOf(withdrawal, returnedUnits),
    reference,
  }));
  return { ...row, timeline: toTimeline(steps), returns: seen };
}
