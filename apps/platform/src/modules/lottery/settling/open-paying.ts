import { commitUnflushed, giveTime, type Tx } from "@perya/postgres";
import { insertRuns, selectRuns, type Part } from "./payables.store.ts";
import { BLOCK, FINDERS, SHARD, type Settling } from "./settling.ts";
import {
  FIND_TIMEOUT_MS,
  hasMoreOrders,
  lockIssue,
  startPaying,
  versionToPay,
  type Winning,
} from "./settling.store.ts";
import { winningSelections } from "./winning-selections.ts";

/**
 * Parts of one issue paid at the same time: while one waits for the database, others are decided.
 */
const MOST_PARTS = 3;

/** A running settlement of an issue. */
export interface Paying extends Omit<Part, "part"> {
  /** The selections that win or push; none when the issue is void. */
  readonly winning: readonly Winning[];
}

/**
 * Starts or continues paying an issue that has an outcome or is void; undefined when nothing is to
 * be paid.
 */
export function openPaying(settling: Settling, id: bigint): Promise<Paying | undefined> {
  return settling.db.inTransaction((tx) => open(settling, tx, id));
}

async function open(
  { rulesOf, shard = SHARD, block = BLOCK }: Settling,
  tx: Tx,
  id: bigint,
): Promise<Paying | undefined> {
  const issue = await lockIssue(tx, id);
  const version = issue && versionToPay(issue);
  if (!issue || version === undefined) return undefined;
  // Without waiting for the disk: the first payment's commit makes this durable too, and after an
  // earlier crash it starts again.
  await Promise.all([giveTime(tx, FIND_TIMEOUT_MS), commitUnflushed(tx)]);
  const isVoid = issue.status === "VOIDED";
  const winning = isVoid
    ? []
    : await winningSelections(tx, rulesOf(issue.rules), id, issue.outcome);
  const [runs, isLarge] = await Promise.all([selectRuns(tx, id), hasMoreOrders(tx, id, shard)]);
  const begun = runs.find((run) => run.version === version);
  if (begun) return { version, parts: begun.parts, block: begun.block, winning };
  const paying = { version, parts: isLarge ? MOST_PARTS : 1, block };
  await Promise.all([
    isVoid ? undefined : startPaying(tx, id),
    insertRuns(tx, id, paying, FINDERS),
  ]);
  return { ...paying, winning };
}
