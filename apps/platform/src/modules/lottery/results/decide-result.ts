import type { Tx } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import {
  decideApproval,
  openFor,
  type AfterCommit,
  type Decider,
  type Decision,
} from "../../approvals/index.ts";
import { RESULT_KIND, resultApproval, subjectOfResult } from "./result-approval.ts";
import { selectWaitingEntry } from "./results.store.ts";

export type DecideRefusal =
  | "NO_SUCH_ENTRY"
  | "OWN_ENTRY"
  | "TOO_NEW"
  | "OTHER_FIGURES"
  | "OUT_OF_DATE";

const KINDS = new Map([[RESULT_KIND, resultApproval]]);
const REFUSALS: Readonly<Record<string, DecideRefusal>> = {
  NO_SUCH_APPROVAL: "NO_SUCH_ENTRY",
  OWN_REQUEST: "OWN_ENTRY",
  TOO_NEW: "TOO_NEW",
  OTHER_FIGURES: "OTHER_FIGURES",
  OUT_OF_DATE: "OUT_OF_DATE",
};

/**
 * Decides a result that another person typed in. Agreed, it is the outcome, or takes the place of the one it had. Refuses one's own, one beside which this person typed
 * other figures, and one that an issue can't take any more because it was voided or corrected meanwhile.
 */
export async function decideResult(
  platform: Platform,
  tx: Tx,
  id: bigint,
  by: Decider,
  decision: Decision,
): Promise<Result<AfterCommit, DecideRefusal>> {
  const entry = await selectWaitingEntry(tx, id);
  const requests = entry ? await openFor(tx, RESULT_KIND, subjectOfResult(entry)) : [];
  const request = requests.find(({ askedBy }) => askedBy === entry?.enteredBy);
  if (!request) return refuse("NO_SUCH_ENTRY");
  const decided = await decideApproval(platform, tx, KINDS, request.publicId, by, decision);
  if (decided.ok) return { ok: true, value: decided.value.after };
  const refusal = REFUSALS[decided.refusal];
  if (!refusal) throw new Error(`A result was refused with ${decided.refusal}`);
  return refuse(refusal, decided.detail);
}
