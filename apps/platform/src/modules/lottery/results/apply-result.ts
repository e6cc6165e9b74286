import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { rulesOf } from "../games/rules-of.ts";
import { markResulted } from "../issues/mark-issues.store.ts";
import type { Issue, IssueStatus } from "../lottery.ts";
import { correctIssue } from "../settling/correct-issue.ts";
import { dropWaiting, markDecided, type WaitingResult } from "./results.store.ts";

/**
 * Makes a result agreed by two people the issue's outcome, or replaces the current one; other typed
 * results are dropped. The issue is locked. Refused when the issue can no longer take it, because
 * it was voided or corrected meanwhile; the caller then rolls back.
 */
export async function applyResult(
  tx: Tx,
  issue: Issue,
  typed: WaitingResult,
  agreedBy: string,
): Promise<Result<IssueStatus, "OUT_OF_DATE">> {
  if (issue.version + 1 !== typed.version) return refuse("OUT_OF_DATE");
  await markDecided(tx, typed.id, agreedBy, true);
  await dropWaiting(tx, issue.id, agreedBy);
  if (typed.version === 1) {
    if (issue.status !== "DRAWING") return refuse("OUT_OF_DATE");
    await markResulted(tx, issue.id, typed.outcome, null);
    return ok("RESULTED");
  }
  const corrected = await correctIssue(tx, rulesOf, issue.id, typed.outcome);
  return corrected.ok ? ok("CORRECTING") : refuse("OUT_OF_DATE", corrected.refusal);
}
