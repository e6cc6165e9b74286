import type { Tx } from "@perya/postgres";
import { endRequests } from "../../approvals/index.ts";
import type { Issue } from "../lottery.ts";
import { RESULT_KIND, subjectOfResult } from "./result-approval.ts";
import { dropWaiting } from "./results.store.ts";

/** Ends everything that was typed for a draw that takes no result any more. The issue is held. */
export async function dropResults(
  tx: Tx,
  issue: Pick<Issue, "id" | "gameCode" | "issueNo">,
  by: string,
  reason: string,
): Promise<void> {
  await dropWaiting(tx, issue.id, by);
  await endRequests(tx, { kind: RESULT_KIND, subject: subjectOfResult(issue) }, reason);
}
