import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { endRequests } from "../../../approvals/index.ts";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { lockWithdrawal, moveWithdrawal } from "../withdrawals.store.ts";
import { APPROVE_KIND } from "./approval-of.ts";

/**
 * Staff put a request into review: from then on it takes two people, whatever its amount. The
 * player is not told why.
 */
export async function reviewWithdrawal(
  tx: Tx,
  publicId: string,
  reason: string,
  staff: ActingStaff,
): Promise<Result<Withdrawal, "NOT_FOUND" | "WRONG_STATE">> {
  const withdrawal = await lockWithdrawal(tx, publicId, { brandId: staff.brandId });
  if (!withdrawal) return refuse("NOT_FOUND");
  if (withdrawal.status !== "REQUESTED") return refuse("WRONG_STATE");
  await endRequests(tx, { kind: APPROVE_KIND, subject: publicId }, "It is reviewed first");
  return ok(await moveWithdrawal(tx, withdrawal, "RISK_REVIEW", staffActor(staff), { reason }));
}
