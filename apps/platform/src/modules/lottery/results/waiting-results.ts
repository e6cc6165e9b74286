import type { Tx } from "@perya/postgres";
import { openAmong } from "../../approvals/index.ts";
import { RESULT_KIND, subjectOfResult } from "./result-subject.ts";
import { selectWaiting, type WaitingResult } from "./results.store.ts";

/**
 * Typed results that wait for a second person, the oldest first. What was typed by a person who was
 * closed, reset or given less since waits for nobody any more.
 */
export async function waitingResultsOf(tx: Tx): Promise<WaitingResult[]> {
  const typed = await selectWaiting(tx);
  const open = await openAmong(tx, RESULT_KIND, typed.map(subjectOfResult));
  const waits = new Set(open.map(({ subject, askedBy }) => `${subject} ${askedBy}`));
  return typed.filter((one) => waits.has(`${subjectOfResult(one)} ${one.enteredBy}`));
}
