import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { lockWithdrawal, moveWithdrawal } from "../withdrawals.store.ts";

/**
 * Records that the bank refused a transfer. The money stays held until the payout is
 * retried or refunded.
 */
export async function failPayout(
  tx: Tx,
  publicId: string,
  reason: string,
  staff: ActingStaff,
): Promise<Result<Withdrawal, "NOT_FOUND" | "WRONG_STATE">> {
  const withdrawal = await lockWithdrawal(tx, publicId, { brandId: staff.brandId });
  if (!withdrawal) return refuse("NOT_FOUND");
  if (withdrawal.status !== "PAYING") return refuse("WRONG_STATE");
  return ok(await moveWithdrawal(tx, withdrawal, "FAILED", staffActor(staff), { reason }));
}
