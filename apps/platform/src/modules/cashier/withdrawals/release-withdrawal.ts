import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Wallet } from "../../wallet/index.ts";
import { staffActor, type ActingStaff } from "../cashier.ts";
import { releaseHold } from "./end-hold.ts";
import type { Withdrawal, WithdrawalStatus } from "./withdrawal.ts";
import { lockWithdrawal, moveWithdrawal } from "./withdrawals.store.ts";

/** How staff end a withdrawal without a payout. */
export interface Release {
  readonly publicId: string;
  /** The states from which it may end this way. */
  readonly from: readonly WithdrawalStatus[];
  readonly to: "REJECTED" | "REFUNDED";
  /** What the player reads. */
  readonly reason: string;
  readonly staff: ActingStaff;
}

/** Ends a withdrawal without a payout: the held money is the player's cash again. */
export async function releaseWithdrawal(
  tx: Tx,
  wallet: Wallet,
  { publicId, from, to, reason, staff }: Release,
): Promise<Result<Withdrawal, "NOT_FOUND" | "WRONG_STATE">> {
  const withdrawal = await lockWithdrawal(tx, publicId, { brandId: staff.brandId });
  if (!withdrawal) return refuse("NOT_FOUND");
  if (!from.includes(withdrawal.status)) return refuse("WRONG_STATE");
  const released = await moveWithdrawal(tx, withdrawal, to, staffActor(staff), { reason });
  await releaseHold(tx, wallet, withdrawal);
  return ok(released);
}
