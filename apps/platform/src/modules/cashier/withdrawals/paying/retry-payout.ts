import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { owedBy } from "../../../wallet/index.ts";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import type { Withdrawal } from "../withdrawal.ts";
import {
  clearPayment,
  lockWithdrawal,
  moveWithdrawal,
  selectApprovers,
} from "../withdrawals.store.ts";

export type RetryPayoutRefusal = "NOT_FOUND" | "WRONG_STATE" | "APPROVED_BY_YOU" | "MONEY_OWED";

/**
 * Pays a failed payout again, from the same hold. As with every step of paying, an approver may not
 * take it.
 */
export async function retryPayout(
  tx: Tx,
  publicId: string,
  reason: string | undefined,
  staff: ActingStaff,
): Promise<Result<Withdrawal, RetryPayoutRefusal>> {
  const withdrawal = await lockWithdrawal(tx, publicId, { brandId: staff.brandId });
  if (!withdrawal) return refuse("NOT_FOUND");
  if (withdrawal.status !== "FAILED") return refuse("WRONG_STATE");
  if ((await selectApprovers(tx, withdrawal.id)).includes(staff.id))
    return refuse("APPROVED_BY_YOU");
  // A win may have been taken back since the first attempt.
  if ((await owedBy(tx, withdrawal.player)) > 0n) return refuse("MONEY_OWED");
  return ok(
    await moveWithdrawal(tx, await clearPayment(tx, withdrawal), "PAYING", staffActor(staff), {
      reason,
    }),
  );
}
