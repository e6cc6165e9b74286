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
import { holdAsker } from "../../staff/index.ts";
import { resultApproval } from "./result-approval.ts";
import { RESULT_KIND, subjectOfResult } from "./result-subject.ts";
import { selectWaitingResult } from "./results.store.ts";

export type DecideRefusal =
  | "NO_SUCH_RESULT"
  | "OWN_RESULT"
  | "TOO_NEW"
  | "OTHER_FIGURES"
  | "OUT_OF_DATE";

const RULES = { kinds: new Map([[RESULT_KIND, resultApproval]]), holdAsker };
const REFUSALS: Readonly<Record<string, DecideRefusal>> = {
  NO_SUCH_APPROVAL: "NO_SUCH_RESULT",
  OWN_REQUEST: "OWN_RESULT",
  TOO_NEW: "TOO_NEW",
  ASKER_MAY_NOT: "NO_SUCH_RESULT",
  OTHER_FIGURES: "OTHER_FIGURES",
  OUT_OF_DATE: "OUT_OF_DATE",
};

/**
 * Decides on a result that another person typed in. If approved, it becomes the outcome, or
 * replaces the current one. Refuses the person's own, one for which this person typed other
 * figures, and one that the issue can no longer take because it was voided or corrected meanwhile.
 */
export async function decideResult(
  platform: Platform,
  tx: Tx,
  id: bigint,
  by: Decider,
  decision: Decision,
): Promise<Result<AfterCommit, DecideRefusal>> {
  const typed = await selectWaitingResult(tx, id);
  const requests = typed ? await openFor(tx, RESULT_KIND, subjectOfResult(typed)) : [];
  const request = requests.find(({ askedBy }) => askedBy === typed?.enteredBy);
  if (!request) return refuse("NO_SUCH_RESULT");
  const decided = await decideApproval(platform, tx, RULES, request.publicId, by, decision);
  if (decided.ok) return { ok: true, value: decided.value.after };
  const refusal = REFUSALS[decided.refusal];
  if (!refusal) throw new Error(`A result was refused with ${decided.refusal}`);
  return refuse(refusal, decided.detail);
}
