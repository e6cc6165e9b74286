import type { Tx } from "@perya/postgres";
import { endRequests } from "../../approvals/index.ts";
import type { Issue } from "../lottery.ts";
import { RESULT_KIND, subjectOfResult } from "./result-subject.ts";
import { dropWaiting } from "./results.store.ts";

/** Drops everything typed for a draw that can no longer take a result. The issue is locked. */
export async function dropResults(
  tx: Tx,
  issue: Pick<Issue, "id" | "gameCode" | "issueNo">,
  by: string,
  reason: string,
): Promise<void> {
  await dropWaiting(tx, issue.id, by);
  await endRequests(tx, { kind: RESULT_KIND, subject: subjectOfResult(issue) }, reason);
}
