import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { isWithinLimits, mayActAlone, noteAlone, type AloneLimits, type MoneyMove } from "../../approvals/index.ts";
import { clerkActor, type Clerk } from "../cashier.ts";
import { owedBy } from "../../wallet/index.ts";
import type { Withdrawal } from "./withdrawal.ts";
import { insertApproval, lockWithdrawal, moveWithdrawal, selectApprovals } from "./withdrawals.store.ts";

export interface WithdrawalApproval {
  readonly publicId: string;
  readonly clerk: Clerk;
  readonly reason: string | undefined;
  /** What one person may approve alone where the brand says nothing else. */
  readonly standard: AloneLimits;
}

export type ApproveWithdrawalRefusal = "NOT_FOUND" | "WRONG_STATE" | "SECOND_PERSON_NEEDED" | "TOO_NEW" | "MONEY_OWED";

/** One person's yes. Above what one person may approve, at once or in a day with it, the first yes is noted and the withdrawal waits for another person's. */
export async function approveWithdrawal(tx: Tx, approval: WithdrawalApproval): Promise<Result<Withdrawal, ApproveWithdrawalRefusal>> {
  const { publicId, clerk, reason, standard } = approval;
  const withdrawal = await lockWithdrawal(tx, publicId, { brandId: clerk.brandId });
  if (!withdrawal) return refuse("NOT_FOUND");
  if (withdrawal.status !== "REQUESTED") return refuse("WRONG_STATE");
  if (!clerk.trusted) return refuse("TOO_NEW");
  // A win may have been taken back since the request.
  if ((await owedBy(tx, withdrawal.player)) > 0n) return refuse("MONEY_OWED");
  const move = moveOf(withdrawal, clerk);
  const alone = await mayActAlone(tx, clerk, move, standard);
  const fresh = await insertApproval(tx, withdrawal.id, clerk.id, clerk.username);
  const count = (await selectApprovals(tx, [withdrawal.id])).get(withdrawal.id)?.length ?? 0;
  if (count < 2 && !alone) return fresh ? ok(withdrawal) : refuse("SECOND_PERSON_NEEDED");
  if (count < 2) await noteAlone(tx, move);
  return ok(await moveWithdrawal(tx, withdrawal, "APPROVED", clerkActor(clerk), { reason }));
}

/** Whether this member of staff could approve a withdrawal alone, for what a page shows. */
export function mayApproveAlone(tx: Tx, withdrawal: Withdrawal, clerk: Clerk, standard: AloneLimits): Promise<boolean> {
  return isWithinLimits(tx, clerk, moveOf(withdrawal, clerk), standard);
}

function moveOf({ brandId, publicId, playerName, playerRef, units, currency }: Withdrawal, clerk: Clerk): MoneyMove {
  const asked = { askedById: clerk.id, askedBy: clerk.username, reason: null, key: null, payload: {} };
  return { ...asked, kind: "withdrawals.approve", brandId, subject: publicId, about: playerName, player: playerRef, units, currency };
}
