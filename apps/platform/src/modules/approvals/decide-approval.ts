import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Approval } from "./approvals.ts";
import { lockOpenApproval, updateDecision } from "./approvals.store.ts";

export type DecideRefusal = "NO_SUCH_APPROVAL" | "OWN_REQUEST";

/** Decides what somebody else asked for. The caller carries it out in the same transaction when it was approved. */
export async function decideApproval(tx: Tx, publicId: string, staffId: bigint, approved: boolean): Promise<Result<Approval, DecideRefusal>> {
  const approval = await lockOpenApproval(tx, publicId);
  if (!approval) return refuse("NO_SUCH_APPROVAL");
  if (approval.askedById === staffId) return refuse("OWN_REQUEST");
  await updateDecision(tx, approval.id, staffId, approved);
  return ok(approval);
}
