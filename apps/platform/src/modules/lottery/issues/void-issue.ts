import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { dropWaiting } from "../results/results.store.ts";
import type { Issue } from "../lottery.ts";
import { lockIssue, markVoided, selectIssue } from "./issues.store.ts";

/** Voids an issue that is not settled: every bet on it is given back, and it counts no turnover. Answers the issue as it was. */
export async function voidIssue(
  tx: Tx,
  { gameCode, issueNo, voidedBy, reason }: { gameCode: string; issueNo: string; voidedBy: string; reason: string },
): Promise<Result<Issue, "NO_SUCH_ISSUE" | "OVER">> {
  const found = await selectIssue(tx, gameCode, issueNo);
  const issue = found && (await lockIssue(tx, found.id));
  if (!issue) return refuse("NO_SUCH_ISSUE");
  if (issue.status === "SETTLED" || issue.status === "VOIDED") return refuse("OVER");
  await markVoided(tx, issue.id, reason);
  await dropWaiting(tx, issue.id, voidedBy);
  return ok(issue);
}
