import { sql, type Tx } from "@perya/postgres";
import { insertRuns, selectRuns } from "./dues.store.ts";
import { SHARD, type Settling } from "./settling.ts";
import { insertPayouts, insertRefunds, lockIssue, startPaying, versionToPay } from "./settling.store.ts";
import { winningSelections } from "./winning-selections.ts";

/** For finding the winners of an issue in which a million lines win. */
const FIND_TIMEOUT_MS = 300_000;
/** Parts of one issue paid at the same time: while one waits for the database the other is decided. */
const MOST_PARTS = 2;

/** What is being paid of an issue. */
export interface Paying {
  readonly version: number;
  readonly parts: number;
}

/** Writes who gets what of an issue that has an outcome or is void, unless it was written before; undefined when nothing is to be paid. */
export function openPaying(settling: Settling, id: bigint): Promise<Paying | undefined> {
  return settling.db.inTransaction((tx) => open(settling, tx, id));
}

async function open({ rulesOf, shard = SHARD }: Settling, tx: Tx, id: bigint): Promise<Paying | undefined> {
  const issue = await lockIssue(tx, id);
  const version = issue && versionToPay(issue);
  if (!issue || version === undefined) return undefined;
  const begun = (await selectRuns(tx, id)).find((run) => run.version === version);
  if (begun) return { version, parts: begun.parts };
  // Not waiting for the disk: the first payment's commit makes this durable too, and what a crash before that takes away is found again.
  await tx.run(sql`select set_config('statement_timeout', ${String(FIND_TIMEOUT_MS)}, true), set_config('synchronous_commit', 'off', true)`);
  const isVoid = issue.status === "VOIDED";
  const orders = isVoid
    ? await insertRefunds(tx, id)
    : await insertPayouts(tx, id, version, await winningSelections(tx, rulesOf(issue.rules), id, issue.outcome));
  if (!isVoid) await startPaying(tx, id);
  const parts = Math.min(MOST_PARTS, Math.max(1, Math.ceil(orders / shard)));
  await insertRuns(tx, id, version, parts);
  return { version, parts };
}
