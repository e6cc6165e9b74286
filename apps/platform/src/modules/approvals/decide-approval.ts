import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Approval } from "./approvals.ts";
import { lockOpenApproval, updateDecision } from "./approvals.store.ts";

export type DecideRefusal = "NO_SUCH_APPROVAL" | "OWN_REQUEST" | "TOO_NEW";

/** Who decides. A brand's staff find only what waits at their brand; null is the house. */
export interface Decider {
  readonly id: bigint;
  readonly brandId: bigint | null;
  readonly username: string;
  /** Whether they count as a second person yet. */
  readonly trusted: boolean;
}

/** Decides what another person asked for. The caller carries it out in the same transaction when it was approved. */
export async function decideApproval(
  tx: Tx,
  publicId: string,
  staff: Decider,
  approved: boolean,
  reason: string | null,
): Promise<Result<Approval, DecideRefusal>> {
  const approval = await lockOpenApproval(tx, publicId, staff.brandId);
  if (!approval) return refuse("NO_SUCH_APPROVAL");
  if (approval.askedById === staff.id) return refuse("OWN_REQUEST");
  if (!staff.trusted) return refuse("TOO_NEW");
  await updateDecision(tx, approval.id, staff, approved ? "APPROVED" : "REJECTED", reason);
  return ok(approval);
}
