import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { owedBy } from "../../../wallet/index.ts";
import type { Owner } from "../../owner.store.ts";
import { DECIDABLE, type Withdrawal } from "../withdrawal.ts";
import { lockWithdrawal, moveWithdrawal } from "../withdrawals.store.ts";

/** A withdrawal that may still be approved, held until the transaction ends. */
export async function mayBeApproved(
  tx: Tx,
  publicId: string,
  owner: Owner,
): Promise<Result<Withdrawal, "NOT_FOUND" | "WRONG_STATE" | "MONEY_OWED">> {
  const withdrawal = await lockWithdrawal(tx, publicId, owner);
  if (!withdrawal) return refuse("NOT_FOUND");
  if (!DECIDABLE.includes(withdrawal.status)) return refuse("WRONG_STATE");
  // A win may have been rolled back since the request.
  return (await owedBy(tx, withdrawal.player)) > 0n ? refuse("MONEY_OWED") : ok(withdrawal);
}

/** Approves it finally. */
export function moveToApproved(
  tx: Tx,
  withdrawal: Withdrawal,
  by: { readonly username: string },
  reason: string | undefined,
): Promise<Withdrawal> {
  return moveWithdrawal(tx, withdrawal, "APPROVED", `staff:${by.username}`, { reason });
}
