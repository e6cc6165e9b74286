import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { rulesOf } from "../games/rules-of.ts";
import { lockIssue, markResulted } from "../issues/issues.store.ts";
import type { IssueStatus } from "../lottery.ts";
import { correctIssue } from "../settling/correct-issue.ts";
import { lockWaiting, markDecided, selectIssueOf, type ResultEntry } from "./results.store.ts";

export type DecideRefusal = "NO_SUCH_ENTRY" | "OWN_ENTRY" | "TOO_NEW" | "OUT_OF_DATE";

/** Who decides. */
export interface Decider {
  readonly username: string;
  /** Whether they count as a second person yet. */
  readonly trusted: boolean;
}

/** What was decided, and where the issue is now. */
export interface DecidedResult {
  readonly entry: ResultEntry;
  readonly status: IssueStatus;
}

/**
 * Decides a result that somebody else typed in. Agreed, it is the issue's outcome, or takes the place of the one it had. Refuses one's own, and one that an issue can't take
 * any more because it was voided or corrected meanwhile.
 */
export async function decideResult(tx: Tx, id: bigint, by: Decider, accepted: boolean): Promise<Result<DecidedResult, DecideRefusal>> {
  const issueId = await selectIssueOf(tx, id);
  const issue = issueId && (await lockIssue(tx, issueId));
  const entry = issue && (await lockWaiting(tx, id));
  if (!entry) return refuse("NO_SUCH_ENTRY");
  if (entry.enteredBy === by.username) return refuse("OWN_ENTRY");
  if (!by.trusted) return refuse("TOO_NEW");
  await markDecided(tx, id, by.username, accepted);
  if (!accepted) return ok({ entry, status: issue.status });
  if (issue.version + 1 !== entry.version) return refuse("OUT_OF_DATE");
  if (entry.version === 1) {
    if (issue.status !== "DRAWING") return refuse("OUT_OF_DATE");
    await markResulted(tx, issue.id, entry.outcome, null);
    return ok({ entry, status: "RESULTED" });
  }
  const corrected = await correctIssue(tx, rulesOf, issue.id, entry.outcome);
  return corrected.ok ? ok({ entry, status: "CORRECTING" }) : refuse("OUT_OF_DATE", corrected.refusal);
}
