import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import {
  agree,
  isWithinLimits,
  mayActAlone,
  noteAlone,
  type AloneLimits,
} from "../../approvals/index.ts";
import type { Clerk } from "../cashier.ts";
import { mayBeApproved, moveToApproved } from "./move-to-approved.ts";
import type { Withdrawal } from "./withdrawal.ts";
import { approvalOf } from "./withdrawal-approval.ts";
import { insertApproval } from "./withdrawals.store.ts";

export interface WithdrawalApproval {
  readonly publicId: string;
  readonly clerk: Clerk;
  readonly reason: string | undefined;
  /** What one person may approve alone where the brand says nothing else. */
  readonly standard: AloneLimits;
}

export type ApproveWithdrawalRefusal =
  | "NOT_FOUND"
  | "WRONG_STATE"
  | "SECOND_PERSON_NEEDED"
  | "TOO_NEW"
  | "MONEY_OWED";

/** One person's yes. Above what one person may approve, at once or in a day with it, the first yes is noted and the withdrawal waits for another person's. */
export async function approveWithdrawal(
  tx: Tx,
  approval: WithdrawalApproval,
): Promise<Result<Withdrawal, ApproveWithdrawalRefusal>> {
  const { publicId, clerk, reason, standard } = approval;
  const found = await mayBeApproved(tx, publicId, { brandId: clerk.brandId });
  if (!found.ok) return found;
  if (!clerk.trusted) return refuse("TOO_NEW");
  const withdrawal = found.value;
  const move = { ...approvalOf(withdrawal, clerk), reason: reason ?? null };
  const alone = await mayActAlone(tx, clerk, move, standard);
  const agreed = await agree(tx, clerk, move, alone);
  if (!agreed.ok)
    return refuse(agreed.refusal === "GIVEN_ALREADY" ? "SECOND_PERSON_NEEDED" : agreed.refusal);
  await insertApproval(tx, withdrawal.id, clerk.id, clerk.username);
  if (agreed.value.state === "WAITING") return ok(withdrawal);
  if (agreed.value.state === "ALONE") await noteAlone(tx, move);
  return ok(await moveToApproved(tx, withdrawal, clerk, reason));
}

/** Whether this member of staff could approve a withdrawal alone, for what a page shows. */
export function mayApproveAlone(
  tx: Tx,
  withdrawal: Withdrawal,
  clerk: Clerk,
  standard: AloneLimits,
): Promise<boolean> {
  return isWithinLimits(tx, clerk, approvalOf(withdrawal, clerk), standard);
}
