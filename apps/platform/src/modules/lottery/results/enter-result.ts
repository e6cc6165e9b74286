import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { rulesOf } from "../games/rules-of.ts";
import { lockIssue, selectIssue } from "../issues/issues.store.ts";
import { hasOutcome } from "../lottery.ts";
import { insertEntry } from "./results.store.ts";

export interface TypedResult {
  readonly gameCode: string;
  readonly issueNo: string;
  /** As the rules read it. */
  readonly outcome: unknown;
  readonly enteredBy: string;
  readonly reason: string;
}

export type EnterRefusal = "NO_SUCH_ISSUE" | "DRAWN_HERE" | "NOT_YET" | "INVALID_OUTCOME" | "ENTERED_ALREADY";

/**
 * Keeps the result of a draw that is not made here, or the correction of one, until a second person has agreed. Nobody types in what a committed seed draws. Answers the
 * entry's id.
 */
export async function enterResult(tx: Tx, typed: TypedResult): Promise<Result<bigint, EnterRefusal>> {
  const found = await selectIssue(tx, typed.gameCode, typed.issueNo);
  const issue = found && (await lockIssue(tx, found.id));
  if (!issue) return refuse("NO_SUCH_ISSUE");
  if (issue.source === "RNG") return refuse("DRAWN_HERE");
  if (issue.status !== "DRAWING" && !hasOutcome(issue.status)) return refuse("NOT_YET");
  const outcome = rulesOf(issue.rules).readOutcome(typed.outcome, issue.terms);
  if (!outcome.ok) return refuse("INVALID_OUTCOME", outcome.detail);
  const { enteredBy, reason } = typed;
  const entry = await insertEntry(tx, { issueId: issue.id, version: issue.version + 1, outcome: outcome.value, enteredBy, reason });
  return entry ? ok(entry.id) : refuse("ENTERED_ALREADY");
}
