import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { endRequests } from "../../approvals/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { releaseHold } from "./end-hold.ts";
import { DECIDABLE, type Withdrawal } from "./withdrawal.ts";
import { APPROVE_KIND } from "./approving/approval-of.ts";
import { lockWithdrawal, moveWithdrawal } from "./withdrawals.store.ts";

/**
 * The player cancels a request before staff approve it; the money is cash again. Idempotent. The
 * caller has asked whether the law lets players do so.
 */
export async function cancelWithdrawal(
  tx: Tx,
  wallet: Wallet,
  player: bigint,
  publicId: string,
): Promise<Result<Withdrawal, "NOT_FOUND" | "WRONG_STATE">> {
  const withdrawal = await lockWithdrawal(tx, publicId, { player });
  if (!withdrawal) return refuse("NOT_FOUND");
  if (withdrawal.status === "CANCELLED") return ok(withdrawal);
  if (!DECIDABLE.includes(withdrawal.status)) return refuse("WRONG_STATE");
  const cancelled = await moveWithdrawal(tx, withdrawal, "CANCELLED", "player");
  await releaseHold(tx, wallet, withdrawal);
  await endRequests(
    tx,
    { kind: APPROVE_KIND, subject: publicId },
    "The player cancelled the withdrawal",
  );
  return ok(cancelled);
}
