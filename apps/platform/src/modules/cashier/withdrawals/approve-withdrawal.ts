import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { clerkActor, type Clerk } from "../cashier.ts";
import { peopleNeeded } from "../people-needed.ts";
import { owedBy } from "../../wallet/index.ts";
import type { Withdrawal } from "./withdrawal.ts";
import { insertApproval, lockWithdrawal, moveWithdrawal, selectApprovals } from "./withdrawals.store.ts";

export interface WithdrawalApproval {
  readonly publicId: string;
  readonly clerk: Clerk;
  readonly reason: string | undefined;
  /** Above this many ledger units a second person must agree. */
  readonly twoPersonAbove: bigint;
}

export type ApproveWithdrawalRefusal = "NOT_FOUND" | "WRONG_STATE" | "SECOND_PERSON_NEEDED" | "MONEY_OWED";

/** One person's yes. Above the threshold the first yes is noted and the withdrawal waits for another person's. */
export async function approveWithdrawal(tx: Tx, approval: WithdrawalApproval): Promise<Result<Withdrawal, ApproveWithdrawalRefusal>> {
  const { publicId, clerk, reason, twoPersonAbove } = approval;
  const withdrawal = await lockWithdrawal(tx, publicId, { brandId: clerk.brandId });
  if (!withdrawal) return refuse("NOT_FOUND");
  if (withdrawal.status !== "REQUESTED") return refuse("WRONG_STATE");
  // A win may have been taken back since the request.
  if ((await owedBy(tx, withdrawal.player)) > 0n) return refuse("MONEY_OWED");
  const fresh = await insertApproval(tx, withdrawal.id, clerk.id, clerk.username);
  const count = (await selectApprovals(tx, [withdrawal.id])).get(withdrawal.id)?.length ?? 0;
  if (count < peopleNeeded(withdrawal.units, twoPersonAbove)) return fresh ? ok(withdrawal) : refuse("SECOND_PERSON_NEEDED");
  return ok(await moveWithdrawal(tx, withdrawal, "APPROVED", clerkActor(clerk), { reason }));
}
