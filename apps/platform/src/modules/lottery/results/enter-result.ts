import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { agree, openFor } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { holdAsker, type StaffSignedIn } from "../../staff/index.ts";
import { rulesOf } from "../games/rules-of.ts";
import { lockIssue, selectIssue } from "../issues/issues.store.ts";
import { hasOutcome, type Issue, type IssueStatus } from "../lottery.ts";
import { applyResult } from "./apply-result.ts";
import { RESULT_KIND, subjectOfResult } from "./result-subject.ts";
import { insertTypedResult, lockWaitingOf, markDecided } from "./results.store.ts";

export interface TypedResult {
  readonly gameCode: string;
  readonly issueNo: string;
  /** Parsed by the rules. */
  readonly outcome: unknown;
  readonly by: StaffSignedIn;
  readonly reason: string;
}

/** The outcome of typing a result. */
export interface EnteredResult {
  /** Id of the pending or accepted result. */
  readonly id: bigint;
  /** Two people typed the same: it is now the draw's result. */
  readonly agreed: boolean;
  /** Others typed different figures, so none counts. */
  readonly differs: boolean;
  readonly status: IssueStatus;
}

export type EnterRefusal =
  | "NO_SUCH_ISSUE"
  | "DRAWN_HERE"
  | "NOT_YET"
  | "INVALID_OUTCOME"
  | "ENTERED_ALREADY"
  | "TOO_NEW"
  | "OUT_OF_DATE";

/**
 * Records one person's typed result of an outside draw, or a correction of one. It counts once a
 * second person has typed the same or agreed to it; different results wait side by side. Results
 * drawn from a committed seed can't be typed in.
 */
export async function enterResult(
  tx: Tx,
  typed: TypedResult,
): Promise<Result<EnteredResult, EnterRefusal>> {
  const found = await selectIssue(tx, typed.gameCode, typed.issueNo);
  const issue = found && (await lockIssue(tx, found.id));
  if (!issue) return refuse("NO_SUCH_ISSUE");
  if (issue.source === "RNG") return refuse("DRAWN_HERE");
  if (issue.status !== "DRAWING" && !hasOutcome(issue.status)) return refuse("NOT_YET");
  const outcome = rulesOf(issue.rules).readOutcome(typed.outcome, issue.terms);
  if (!outcome.ok) return refuse("INVALID_OUTCOME", outcome.detail);
  const heard = await agree(tx, typed.by, requestOf(issue, outcome.value, typed), {
    right: "lottery.results",
    holdAsker,
  });
  if (!heard.ok)
    return refuse(heard.refusal === "GIVEN_ALREADY" ? "ENTERED_ALREADY" : heard.refusal);
  const { username } = typed.by;
  const entered = {
    actor: username,
    action: "lottery.result.enter",
    subject: subjectOfResult(issue),
    brandId: null,
    reason: typed.reason,
  };
  if (heard.value.state === "AGREED") {
    const typed = await lockWaitingOf(tx, issue.id, heard.value.request.askedBy);
    const applied = typed ? await applyResult(tx, issue, typed, username) : refuse("OUT_OF_DATE");
    if (!applied.ok) return refuse("OUT_OF_DATE", applied.detail);
    await recordAudit(tx, { ...entered, after: { outcome: JSON.stringify(outcome.value) } });
    await recordAudit(tx, {
      ...entered,
      action: "lottery.result.approve",
      after: { version: issue.version + 1, enteredBy: heard.value.request.askedBy },
    });
    return ok({ id: typed?.id ?? 0n, agreed: true, differs: false, status: applied.value });
  }
  const id = await keepBeside(tx, issue, outcome.value, typed);
  await recordAudit(tx, { ...entered, after: { outcome: JSON.stringify(outcome.value) } });
  return ok({
    id,
    agreed: false,
    differs: (await openFor(tx, RESULT_KIND, subjectOfResult(issue))).length > 1,
    status: issue.status,
  });
}

/**
 * Stores a pending result, replacing the same person's earlier one. Returns its id.
 */
async function keepBeside(
  tx: Tx,
  issue: Issue,
  outcome: unknown,
  { by: { username }, reason }: TypedResult,
): Promise<bigint> {
  const own = await lockWaitingOf(tx, issue.id, username);
  if (own) await markDecided(tx, own.id, username, false);
  const typed = await insertTypedResult(tx, {
    issueId: issue.id,
    version: issue.version + 1,
    outcome,
    enteredBy: username,
    reason,
  });
  if (!typed) throw new Error(`${username} has typed two results of ${subjectOfResult(issue)}`);
  return typed.id;
}

function requestOf(issue: Issue, outcome: unknown, { by, reason }: TypedResult) {
  const money = { player: null, units: null, currency: null, key: null, brandId: null };
  const asked = {
    kind: RESULT_KIND,
    subject: subjectOfResult(issue),
    about: `${issue.gameCode} ${issue.issueNo}`,
    askedById: by.id,
    askedBy: by.username,
  };
  return { ...money, ...asked, payload: { version: issue.version + 1, outcome }, reason };
}
