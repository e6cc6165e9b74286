import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import { dropResults } from "../results/drop-results.ts";
import { drawName, hasOutcome, type Issue, type IssueStatus } from "../lottery.ts";
import { markVoided } from "./mark-issues.store.ts";
import { lockDraw } from "./lock-draw.ts";

/** Why a draw can't be voided, with status and sentence. */
export const VOID_REFUSALS = {
  NO_SUCH_ISSUE: [404, "There is no such draw."],
  OUTCOME_KNOWN: [409, "The outcome of this draw is known, so it can no longer be voided."],
  OVER: [409, "This draw is already void."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type VoidRefusal = keyof typeof VOID_REFUSALS;

/**
 * Why a draw in a state can't be voided; undefined when it can. Never once there is an outcome:
 * staff could otherwise choose which outcomes count.
 */
export function whyNotVoid(status: IssueStatus): VoidRefusal | undefined {
  if (status === "VOIDED") return "OVER";
  return hasOutcome(status) ? "OUTCOME_KNOWN" : undefined;
}

/**
 * Voids an issue without an outcome, with its line in the audit trail: every bet on it is refunded
 * and counts no turnover. `voidOrAsk` decides who may do that alone.
 */
export async function voidIssue(
  tx: Tx,
  {
    gameCode,
    issueNo,
    voidedBy,
    reason,
  }: Pick<Issue, "gameCode" | "issueNo"> & { readonly voidedBy: string; readonly reason: string },
): Promise<Result<undefined, VoidRefusal>> {
  const issue = await lockDraw(tx, { gameCode, issueNo });
  if (!issue) return refuse("NO_SUCH_ISSUE");
  const refused = whyNotVoid(issue.status);
  if (refused) return refuse(refused);
  await markVoided(tx, issue.id, reason);
  await dropResults(tx, issue, voidedBy, `The draw was voided: ${reason}`);
  const audit = {
    actor: voidedBy,
    action: "lottery.issue.void",
    subject: drawName(gameCode, issueNo),
    brandId: null,
    reason,
  };
  await recordAudit(tx, {
    ...audit,
    before: { status: issue.status },
    after: { status: "VOIDED" },
  });
  return ok(undefined);
}
