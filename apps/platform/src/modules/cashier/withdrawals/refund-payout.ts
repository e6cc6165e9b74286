import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Wallet } from "../../wallet/index.ts";
import { clerkActor, type Clerk } from "../cashier.ts";
import { endHold } from "./end-hold.ts";
import type { Withdrawal } from "./withdrawal.ts";
import { lockWithdrawal, moveWithdrawal } from "./withdrawals.store.ts";

/** Ends a failed payout: the held money is the player's cash again. The player reads the reason. */
export async function refundPayout(
  tx: Tx,
  wallet: Wallet,
  publicId: string,
  reason: string,
  clerk: Clerk,
): Promise<Result<Withdrawal, "NOT_FOUND" | "WRONG_STATE">> {
  const withdrawal = await lockWithdrawal(tx, publicId, { brandId: clerk.brandId });
  if (!withdrawal) return refuse("NOT_FOUND");
  if (withdrawal.status !== "FAILED") return refuse("WRONG_STATE");
  const refunded = await moveWithdrawal(tx, withdrawal, "REFUNDED", clerkActor(clerk), { reason });
  await endHold(tx, wallet, withdrawal, "release");
  return ok(refunded);
}
