import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { agree } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { rulesOf } from "../games/rules-of.ts";
import { lockIssue, selectIssue } from "../issues/issues.store.ts";
import { hasOutcome, type Issue, type IssueStatus } from "../lottery.ts";
import { applyResult } from "./apply-result.ts";
import { RESULT_KIND, subjectOfResult } from "./result-approval.ts";
import { insertEntry, lockWaitingOf, markDecided, selectWaitingOf } from "./results.store.ts";

export interface TypedResult {
  readonly gameCode: string;
  readonly issueNo: string;
  /** As the rules read it. */
  readonly outcome: unknown;
  readonly by: StaffSignedIn;
  readonly reason: string;
}

/** What a typed result came to. */
export interface EnteredResult {
  /** Of the entry that waits, or that counts now. */
  readonly id: bigint;
  /** Two people typed the same: it is the draw's result. */
  readonly agreed: boolean;
  /** Others typed other figures, and none of them counts. */
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
 * Records what one person typed as the result of a draw that is not made here, or as the correction of one. It counts once a second person typed the same, or agreed to it;
 * results that differ wait beside each other. Nobody types in what a committed seed draws.
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
  const heard = await agree(tx, typed.by, requestOf(issue, outcome.value, typed));
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
    const entry = await lockWaitingOf(tx, issue.id, heard.value.request.askedBy);
    const applied = entry ? await applyResult(tx, issue, entry, username) : refuse("OUT_OF_DATE");
    if (!applied.ok) return refuse("OUT_OF_DATE", applied.detail);
    await recordAudit(tx, { ...entered, after: { outcome: JSON.stringify(outcome.value) } });
    await recordAudit(tx, {
      ...entered,
      action: "lottery.result.approve",
      after: { version: issue.version + 1, enteredBy: heard.value.request.askedBy },
    });
    return ok({ id: entry?.id ?? 0n, agreed: true, differs: false, status: applied.value });
  }
  const id = await keepBeside(tx, issue, outcome.value, typed);
  await recordAudit(tx, { ...entered, after: { outcome: JSON.stringify(outcome.value) } });
  return ok({
    id,
    agreed: false,
    differs: (await selectWaitingOf(tx, issue.id)).length > 1,
    status: issue.status,
  });
}

/** Writes down a result that waits, in the place of what the same person typed before. Answers its id. */
async function keepBeside(
  tx: Tx,
  issue: Issue,
  outcome: unknown,
  { by: { username }, reason }: TypedResult,
): Promise<bigint> {
  const own = await lockWaitingOf(tx, issue.id, username);
  if (own) await markDecided(tx, own.id, username, false);
  const entry = await insertEntry(tx, {
    issueId: issue.id,
    version: issue.version + 1,
    outcome,
    enteredBy: username,
    reason,
  });
  if (!entry) throw new Error(`${username} has typed two results of ${subjectOfResult(issue)}`);
  return entry.id;
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
