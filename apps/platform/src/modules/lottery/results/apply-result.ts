import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { rulesOf } from "../games/rules-of.ts";
import { markResulted } from "../issues/issues.store.ts";
import type { Issue, IssueStatus } from "../lottery.ts";
import { correctIssue } from "../settling/correct-issue.ts";
import { dropWaiting, markDecided, type ResultEntry } from "./results.store.ts";

/**
 * Makes a typed result that two people agree on the issue's outcome, or puts it in the place of the one it had; other results that were typed are dropped. The issue is held.
 * Refused when the issue can't take it any more, because it was voided or corrected meanwhile; the caller rolls back then.
 */
export async function applyResult(
  tx: Tx,
  issue: Issue,
  entry: ResultEntry,
  agreedBy: string,
): Promise<Result<IssueStatus, "OUT_OF_DATE">> {
  if (issue.version + 1 !== entry.version) return refuse("OUT_OF_DATE");
  await markDecided(tx, entry.id, agreedBy, true);
  await dropWaiting(tx, issue.id, agreedBy);
  if (entry.version === 1) {
    if (issue.status !== "DRAWING") return refuse("OUT_OF_DATE");
    await markResulted(tx, issue.id, entry.outcome, null);
    return ok("RESULTED");
  }
  const corrected = await correctIssue(tx, rulesOf, issue.id, entry.outcome);
  return corrected.ok ? ok("CORRECTING") : refuse("OUT_OF_DATE", corrected.refusal);
}
