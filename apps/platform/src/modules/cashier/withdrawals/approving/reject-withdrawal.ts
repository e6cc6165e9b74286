import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { rejectRequests } from "../../../approvals/index.ts";
import type { Wallet } from "../../../wallet/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import { releaseWithdrawal } from "../release-withdrawal.ts";
import type { Withdrawal, WithdrawalStatus } from "../withdrawal.ts";
import { APPROVE_KIND } from "./approval-of.ts";

/** A transfer under way may arrive: it can only fail, after which it is refunded. */
const REJECTABLE: readonly WithdrawalStatus[] = ["REQUESTED", "RISK_REVIEW", "APPROVED"];

/**
 * Staff refuse a withdrawal before it is paid; the money is the player's cash again. A colleague
 * who had approved it reads why.
 */
export async function rejectWithdrawal(
  tx: Tx,
  wallet: Wallet,
  publicId: string,
  reason: string,
  staff: ActingStaff,
): Promise<Result<Withdrawal, "NOT_FOUND" | "WRONG_STATE">> {
  const rejected = await releaseWithdrawal(tx, wallet, {
    publicId,
    from: REJECTABLE,
    to: "REJECTED",
    reason,
    staff,
  });
  if (rejected.ok)
    await rejectRequests(tx, { kind: APPROVE_KIND, subject: publicId }, staff, reason);
  return rejected;
}
