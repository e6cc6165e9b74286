import type { LotteryRules } from "@perya/lottery-kit";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { hasOutcome } from "../lottery.ts";
import { lockIssue, replaceOutcome } from "./settling.store.ts";

export type CorrectRefusal = "NOT_FOUND" | "NOT_RESULTED" | "INVALID_OUTCOME" | "SAME_OUTCOME";

/**
 * Replaces the outcome of an issue that has one. Settling then reverses the payouts of the old
 * outcome and pays the new one; what a player's cash does not cover is owed. Returns the new
 * version. The caller ensures who may do this, and that two people agreed.
 */
export async function correctIssue(
  tx: Tx,
  rulesOf: (code: string) => LotteryRules,
  id: bigint,
  input: unknown,
): Promise<Result<number, CorrectRefusal>> {
  const issue = await lockIssue(tx, id);
  if (!issue) return refuse("NOT_FOUND");
  if (!hasOutcome(issue.status)) return refuse("NOT_RESULTED");
  const outcome = rulesOf(issue.rules).readOutcome(input, issue.terms);
  if (!outcome.ok) return refuse("INVALID_OUTCOME");
  return (await replaceOutcome(tx, id, outcome.value))
    ? ok(issue.version + 1)
    : refuse("SAME_OUTCOME");
}
