import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import {
  agree,
  mayActAlone,
  noteAlone,
  type AloneLimits,
  withinLimits,
} from "../../../approvals/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import { withdrawalsAsking } from "../../asking.ts";
import { mayBeApproved, moveToApproved } from "./move-to-approved.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { approvalOf } from "./approval-of.ts";
import { insertApproval } from "../withdrawals.store.ts";

export interface WithdrawalApproval {
  readonly publicId: string;
  readonly staff: ActingStaff;
  readonly reason: string | undefined;
  /** What one person may approve alone unless the brand sets its own limit. */
  readonly standard: AloneLimits;
}

export type ApproveWithdrawalRefusal =
  | "NOT_FOUND"
  | "WRONG_STATE"
  | "SECOND_PERSON_NEEDED"
  | "TOO_NEW"
  | "STARTED_BY_YOU"
  | "MONEY_OWED";

/**
 * One person's approval. Above what one person may approve, in one move or in the day's sum, the
 * first approval is recorded and the withdrawal waits for another person's. One that is reviewed
 * always takes two, and who started one for its player is none of them.
 */
export async function approveWithdrawal(
  tx: Tx,
  approval: WithdrawalApproval,
): Promise<Result<Withdrawal, ApproveWithdrawalRefusal>> {
  const { publicId, staff, reason, standard } = approval;
  const found = await mayBeApproved(tx, publicId, { brandId: staff.brandId });
  if (!found.ok) return found;
  if (!staff.trusted) return refuse("TOO_NEW");
  const withdrawal = found.value;
  if (withdrawal.startedBy === staff.id) return refuse("STARTED_BY_YOU");
  const move = { ...approvalOf(withdrawal, staff), reason: reason ?? null };
  const isReviewed = withdrawal.status === "RISK_REVIEW";
  const alone = !isReviewed && (await mayActAlone(tx, staff, move, standard));
  const agreed = await agree(tx, staff, move, withdrawalsAsking, alone);
  if (!agreed.ok)
    return refuse(agreed.refusal === "GIVEN_ALREADY" ? "SECOND_PERSON_NEEDED" : agreed.refusal);
  await insertApproval(tx, withdrawal.id, staff.id, staff.username);
  if (agreed.value.state === "WAITING") return ok(withdrawal);
  if (agreed.value.state === "ALONE") await noteAlone(tx, move);
  return ok(await moveToApproved(tx, withdrawal, staff, reason));
}

/** The ids of the withdrawals that this member of staff could approve alone, for display. */
export async function mayApproveAlone(
  tx: Tx,
  withdrawals: readonly Withdrawal[],
  staff: ActingStaff,
  standard: AloneLimits,
): Promise<ReadonlySet<bigint>> {
  const moves = withdrawals.map((withdrawal) => approvalOf(withdrawal, staff));
  const within = await withinLimits(tx, staff, moves, standard);
  return new Set(
    withdrawals.flatMap(({ id, status, startedBy }, at) =>
      within[at] && status !== "RISK_REVIEW" && startedBy !== staff.id ? [id] : [],
    ),
  );
}
