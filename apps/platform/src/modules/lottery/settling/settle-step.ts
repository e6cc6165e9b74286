import type { LotteryRules } from "@perya/lottery-kit";
import { sql, type Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { isAnythingDue, lockDues, markDone, markRefused, type Due } from "./dues.store.ts";
import { paymentOf } from "./payment-of.ts";
import {
  endPaying,
  insertPayouts,
  insertRefunds,
  lockIssue,
  REFUND,
  selectStage,
  shareIssue,
  startPaying,
  type PayingIssue,
} from "./settling.store.ts";
import { winningSelections } from "./winning-selections.ts";

/** What settling needs of a process. */
export interface Settling extends Pick<Platform, "db" | "wallet"> {
  readonly live: Pick<Platform["live"], "tellBalances">;
  readonly log: Pick<Platform["log"], "error">;
  readonly rulesOf: (code: string) => LotteryRules;
  /** Orders paid in one transaction. */
  readonly shard?: number;
}

/** Unless told otherwise: enough to share its cost, few enough that no player waits for it. */
const SHARD = 500;
/** For finding the winners of an issue in which a million lines win. */
const FIND_TIMEOUT_MS = 300_000;

/**
 * Takes an issue one shard of orders further on its way from a result, a correction or a void to everybody being paid; answers whether there is more that nobody else is at.
 * Whoever is killed at any point leaves a state from which the next step goes on, in this process or another; two that step at once share the orders between them. Losing
 * orders are neither read one by one nor written.
 */
export async function settleStep(settling: Settling, id: bigint): Promise<boolean> {
  const { db, live, shard = SHARD } = settling;
  const stage = await selectStage(db, id);
  if (!stage?.due) return false;
  if (!stage.begun) await db.inTransaction((tx) => begin(settling, tx, id));
  const paid = await db.inTransaction((tx) => payShard(settling, tx, id, shard));
  live.tellBalances(paid.map(({ player }) => player));
  if (paid.length < shard) await db.inTransaction((tx) => finish(tx, id));
  return paid.length > 0;
}

/** Finds who is to be paid, once. */
async function begin({ rulesOf }: Settling, tx: Tx, id: bigint): Promise<void> {
  const issue = await lockIssue(tx, id);
  if (!issue) return;
  await tx.run(sql`select set_config('statement_timeout', ${String(FIND_TIMEOUT_MS)}, true)`);
  if (issue.status === "VOIDED" && issue.paying) await insertRefunds(tx, id);
  if (issue.status !== "RESULTED" && issue.status !== "CORRECTING") return;
  await insertPayouts(tx, id, issue.version, await winningSelections(tx, rulesOf(issue.rules), id, issue.outcome));
  await startPaying(tx, id);
}

/** The version whose payments count in the issue's state; undefined when none is being made. */
function versionDue({ status, version, paying }: PayingIssue): number | undefined {
  if (status === "VOIDED") return paying ? REFUND : undefined;
  return status === "SETTLING" ? version : undefined;
}

/** Pays some orders and marks them paid, both or neither. */
async function payShard({ wallet, log }: Settling, tx: Tx, id: bigint, most: number): Promise<Due[]> {
  const issue = await shareIssue(tx, id);
  const version = issue && versionDue(issue);
  if (!issue || version === undefined) return [];
  const dues = await lockDues(tx, id, version, most);
  if (dues.length === 0) return [];
  const answers = await wallet.appendEach(
    tx,
    dues.map((due) => paymentOf(issue, version, due)),
  );
  const done: Due[] = [];
  for (const [at, due] of dues.entries()) {
    const no = answers[at]?.find((answer) => !answer.ok);
    if (!no || no.ok) done.push(due);
    else {
      log.error({ issue: String(id), order: String(due.order), refusal: no.refusal }, "the wallet refused a lottery payment");
      await markRefused(tx, id, version, due, no.refusal);
    }
  }
  await markDone(tx, id, version, done);
  return dues;
}

/** Ends the issue when nothing is due any more. Waits for whoever is still paying under it. */
async function finish(tx: Tx, id: bigint): Promise<void> {
  const issue = await lockIssue(tx, id);
  const version = issue && versionDue(issue);
  if (version !== undefined && !(await isAnythingDue(tx, id, version))) await endPaying(tx, id);
}
