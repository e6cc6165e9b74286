import type { Tx } from "@perya/postgres";
import { selectRuns } from "./payables.store.ts";
import { endPaying, lockIssue, versionToPay } from "./settling.store.ts";

/** Completes an issue once every part of a version is paid. */
export async function closePaying(tx: Tx, id: bigint, version: number): Promise<void> {
  const issue = await lockIssue(tx, id);
  if (!issue || versionToPay(issue) !== version) return;
  const parts = (await selectRuns(tx, id)).filter((run) => run.version === version);
  if (parts.every(({ ended }) => ended)) await endPaying(tx, id);
}
