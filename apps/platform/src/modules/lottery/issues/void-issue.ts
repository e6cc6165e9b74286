import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { dropResults } from "../results/drop-results.ts";
import { hasOutcome, type Issue } from "../lottery.ts";
import { lockIssue, markVoided, selectIssue } from "./issues.store.ts";

export type VoidRefusal = "NO_SUCH_ISSUE" | "OUTCOME_KNOWN" | "OVER";

/**
 * Voids an issue whose outcome nobody knows yet: every bet on it is given back, and it counts no turnover. Later one person could choose which outcomes stand. Answers the issue as
 * it was.
 */
export async function voidIssue(
  tx: Tx,
  { gameCode, issueNo, voidedBy, reason }: { gameCode: string; issueNo: string; voidedBy: string; reason: string },
): Promise<Result<Issue, VoidRefusal>> {
  const found = await selectIssue(tx, gameCode, issueNo);
  const issue = found && (await lockIssue(tx, found.id));
  if (!issue) return refuse("NO_SUCH_ISSUE");
  if (issue.status === "VOIDED") return refuse("OVER");
  if (hasOutcome(issue.status)) return refuse("OUTCOME_KNOWN");
  await markVoided(tx, issue.id, reason);
  await dropResults(tx, issue, voidedBy, `The draw was voided: ${reason}`);
  return ok(issue);
}
