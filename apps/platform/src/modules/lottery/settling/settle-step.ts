import type { LotteryRules } from "@perya/lottery-kit";
import { sql, type Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { endRun, insertRun, markRefused, moveRun, selectPayables, selectRuns } from "./dues.store.ts";
import { paymentOf } from "./payment-of.ts";
import { endPaying, insertPayouts, insertRefunds, lockIssue, REFUND, startPaying, type PayingIssue } from "./settling.store.ts";
import { winningSelections } from "./winning-selections.ts";

/** What settling needs of a process. */
export interface Settling extends Pick<Platform, "db" | "wallet"> {
  readonly live: Pick<Platform["live"], "tellBalances">;
  readonly log: Pick<Platform["log"], "error">;
  readonly rulesOf: (code: string) => LotteryRules;
  /** Orders paid in one transaction. */
  readonly shard?: number;
}

/** Unless told otherwise: enough to share a transaction's cost, few enough that no player waits for it. */
const SHARD = 2_000;
/** For finding the winners of an issue in which a million lines win. */
const FIND_TIMEOUT_MS = 300_000;

/**
 * Takes an issue one transaction further on its way from a result, a correction or a void to everybody being paid: first who gets what, then a shard of orders at a time, in
 * order, and how far it came. Answers whether there is more. Whoever is killed at any point leaves a state from which the next step goes on, in this process or another; two
 * that step at once take turns. Losing orders are neither read one by one nor written.
 */
export async function settleStep(settling: Settling, id: bigint): Promise<boolean> {
  const { more, players } = await settling.db.inTransaction((tx) => step(settling, tx, id));
  if (players.length > 0) settling.live.tellBalances(players);
  return more;
}

interface Stepped {
  readonly more: boolean;
  /** Whose money moved. */
  readonly players: readonly bigint[];
}

async function step(settling: Settling, tx: Tx, id: bigint): Promise<Stepped> {
  const issue = await lockIssue(tx, id);
  if (issue?.status === "SETTLING") return payShard(settling, tx, issue, issue.version);
  const isVoid = issue?.status === "VOIDED" && issue.paying;
  if (!issue || (!isVoid && issue.status !== "RESULTED" && issue.status !== "CORRECTING")) return { more: false, players: [] };
  const runs = await selectRuns(tx, id);
  if (isVoid && runs.some(({ version }) => version === REFUND)) return payShard(settling, tx, issue, REFUND);
  await tx.run(sql`select set_config('statement_timeout', ${String(FIND_TIMEOUT_MS)}, true)`);
  if (isVoid) await insertRefunds(tx, id);
  else {
    await insertPayouts(tx, id, issue.version, await winningSelections(tx, settling.rulesOf(issue.rules), id, issue.outcome));
    await startPaying(tx, id);
  }
  await insertRun(tx, id, isVoid ? REFUND : issue.version);
  return { more: true, players: [] };
}

/** Pays the next orders and says in the same transaction that it did; ends the issue when there are none. */
async function payShard({ wallet, log, shard = SHARD }: Settling, tx: Tx, issue: PayingIssue, version: number): Promise<Stepped> {
  const runs = await selectRuns(tx, issue.id);
  const after = runs.find((run) => run.version === version)?.paidTo ?? 0n;
  const versions = runs.map((run) => run.version);
  const payables = await selectPayables(tx, issue.id, version, versions, after, shard);
  const due = payables.map((payable) => ({ payable, group: paymentOf(issue, version, runs, payable) })).filter(({ group }) => group.length > 0);
  const groups = due.map(({ group }) => group);
  const answers = await wallet.appendEach(tx, groups);
  for (const [at, { payable }] of due.entries()) {
    const no = answers[at]?.find((answer) => !answer.ok);
    if (!no || no.ok) continue;
    log.error({ issue: String(issue.id), order: String(payable.order), refusal: no.refusal }, "the wallet refused a lottery payment");
    await markRefused(tx, issue.id, version, payable.order, no.refusal);
  }
  const last = payables.at(-1);
  if (last && payables.length === shard) await moveRun(tx, issue.id, version, last.order);
  else {
    await endRun(tx, issue.id, version);
    await endPaying(tx, issue.id);
  }
  return { more: payables.length === shard, players: due.map(({ payable }) => payable.player) };
}
