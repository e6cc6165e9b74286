import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { endRequests } from "../../approvals/index.ts";
import { clerkActor, type Clerk } from "../cashier.ts";
import type { StepNote } from "../steps.store.ts";
import { owedBy, type Wallet } from "../../wallet/index.ts";
import { endHold } from "./end-hold.ts";
import { RETURN_KIND } from "./return-approval.ts";
import type { Withdrawal, WithdrawalStatus } from "./withdrawal.ts";
import { lockWithdrawal, moveWithdrawal, selectApprovers } from "./withdrawals.store.ts";

/** The steps of paying, each from one state to the next. */
const STEPS = {
  pay: ["APPROVED", "PAYING"],
  sent: ["PAYING", "SENT"],
  complete: ["SENT", "COMPLETED"],
} as const satisfies Record<string, readonly [WithdrawalStatus, WithdrawalStatus]>;

export type PayStep = keyof typeof STEPS;

export type PayWithdrawalRefusal = "NOT_FOUND" | "WRONG_STATE" | "APPROVED_BY_YOU" | "MONEY_OWED";

/** Takes one step of paying a withdrawal, which nobody may who approved it. The last one takes the held money out of the player's account. */
export async function payWithdrawal(
  tx: Tx,
  wallet: Wallet,
  publicId: string,
  step: PayStep,
  clerk: Clerk,
  note: StepNote,
): Promise<Result<Withdrawal, PayWithdrawalRefusal>> {
  const [from, to] = STEPS[step];
  const withdrawal = await lockWithdrawal(tx, publicId, { brandId: clerk.brandId });
  if (!withdrawal) return refuse("NOT_FOUND");
  if (withdrawal.status !== from) return refuse("WRONG_STATE");
  if ((await selectApprovers(tx, withdrawal.id)).includes(clerk.id))
    return refuse("APPROVED_BY_YOU");
  // A win may have been taken back since it was approved. Once the money is on its way it is too late to ask.
  if (step === "pay" && (await owedBy(tx, withdrawal.player)) > 0n) return refuse("MONEY_OWED");
  const moved = await moveWithdrawal(tx, withdrawal, to, clerkActor(clerk), note);
  if (to === "COMPLETED") {
    await endHold(tx, wallet, withdrawal, "capture");
    await endRequests(tx, { kind: RETURN_KIND, subject: publicId }, "The payout was completed");
  }
  return ok(moved);
}
