import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { endRequests } from "../../../approvals/index.ts";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import type { StepNote } from "../../steps.store.ts";
import { owedBy, type Wallet } from "../../../wallet/index.ts";
import { endHold } from "../end-hold.ts";
import { RETURN_KIND } from "./return-approval.ts";
import type { Withdrawal, WithdrawalStatus } from "../withdrawal.ts";
import { lockWithdrawal, moveWithdrawal, selectApprovers } from "../withdrawals.store.ts";

/** The steps of paying, each from one state to the next. */
const STEPS = {
  pay: ["APPROVED", "PAYING"],
  sent: ["PAYING", "SENT"],
  complete: ["SENT", "COMPLETED"],
} as const satisfies Record<string, readonly [WithdrawalStatus, WithdrawalStatus]>;

export type PayStep = keyof typeof STEPS;

export type PayWithdrawalRefusal = "NOT_FOUND" | "WRONG_STATE" | "APPROVED_BY_YOU" | "MONEY_OWED";

/**
 * Takes one step of paying a withdrawal; an approver of it may not. The last step captures the held
 * money.
 */
export async function payWithdrawal(
  tx: Tx,
  wallet: Wallet,
  publicId: string,
  step: PayStep,
  staff: ActingStaff,
  note: StepNote,
): Promise<Result<Withdrawal, PayWithdrawalRefusal>> {
  const [from, to] = STEPS[step];
  const withdrawal = await lockWithdrawal(tx, publicId, { brandId: staff.brandId });
  if (!withdrawal) return refuse("NOT_FOUND");
  if (withdrawal.status !== from) return refuse("WRONG_STATE");
  if ((await selectApprovers(tx, withdrawal.id)).includes(staff.id))
    return refuse("APPROVED_BY_YOU");
  // A win may have been rolled back since the approval. Once the money is on its way it is too late
  // to check.
  if (step === "pay" && (await owedBy(tx, withdrawal.player)) > 0n) return refuse("MONEY_OWED");
  const moved = await moveWithdrawal(tx, withdrawal, to, staffActor(staff), note);
  if (to === "COMPLETED") {
    await endHold(tx, wallet, withdrawal, "capture");
    await endRequests(tx, { kind: RETURN_KIND, subject: publicId }, "The payout was completed");
  }
  return ok(moved);
}
