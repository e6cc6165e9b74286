import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import type { Wallet } from "../../../wallet/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import { releaseWithdrawal } from "../release-withdrawal.ts";
import type { Withdrawal } from "../withdrawal.ts";

/** Ends a failed payout: the held money is the player's cash again. The player reads the reason. */
export function refundPayout(
  tx: Tx,
  wallet: Wallet,
  publicId: string,
  reason: string,
  staff: ActingStaff,
): Promise<Result<Withdrawal, "NOT_FOUND" | "WRONG_STATE">> {
  return releaseWithdrawal(tx, wallet, {
    publicId,
    from: ["FAILED"],
    to: "REFUNDED",
    reason,
    staff,
  });
}
