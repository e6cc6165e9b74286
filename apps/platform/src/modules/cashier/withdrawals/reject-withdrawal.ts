import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { clerkActor, type Clerk } from "../cashier.ts";
import type { Wallet } from "../../wallet/index.ts";
import { endHold } from "./end-hold.ts";
import type { Withdrawal, WithdrawalStatus } from "./withdrawal.ts";
import { lockWithdrawal, moveWithdrawal } from "./withdrawals.store.ts";

/** A transfer under way may arrive: it can only fail, after which it is refunded. */
const REJECTABLE: readonly WithdrawalStatus[] = ["REQUESTED", "APPROVED"];

/** Staff refuse a withdrawal before it is paid; the money is the player's cash again. */
export async function rejectWithdrawal(
  tx: Tx,
  wallet: Wallet,
  publicId: string,
  reason: string,
  clerk: Clerk,
): Promise<Result<Withdrawal, "NOT_FOUND" | "WRONG_STATE">> {
  const withdrawal = await lockWithdrawal(tx, publicId, { brandId: clerk.brandId });
  if (!withdrawal) return refuse("NOT_FOUND");
  if (!REJECTABLE.includes(withdrawal.status)) return refuse("WRONG_STATE");
  const rejected = await moveWithdrawal(tx, withdrawal, "REJECTED", clerkActor(clerk), { reason });
  await endHold(tx, wallet, withdrawal, "release");
  return ok(rejected);
}
