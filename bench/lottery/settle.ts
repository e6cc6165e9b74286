import type { LotteryRules } from "@perya/lottery-kit";
import { sql, type Database } from "@perya/postgres";
import { settleStep, type Settling } from "../../apps/platform/src/modules/lottery/settling/settle-step.ts";
import { winningSelections } from "../../apps/platform/src/modules/lottery/settling/winning-selections.ts";
import type { Wallet } from "../../apps/platform/src/modules/wallet/index.ts";
import { drawIssue, fillIssue, type Filling } from "./issue.ts";
import { openRival } from "./update-all-rival.ts";

export interface Settled {
  readonly lines: number;
  readonly winningLines: number;
  readonly paidOrders: number;
  /** From the result to the last order paid and the issue settled. */
  readonly seconds: number;
  /** The part of it that was spent in the wallet. */
  readonly walletSeconds: number;
  /** Milliseconds from the result to an order's payment being committed, of 99 in 100 orders at most. */
  readonly drawToPaidP99Ms: number;
  /** The rival on the same lines; undefined when it was not asked. */
  readonly rivalSeconds: number | undefined;
}

/** Fills an issue, settles it with its result, and lets the rival settle the same lines. */
export async function settleOne(
  db: Database,
  wallet: Wallet,
  rules: LotteryRules,
  filling: Filling,
  outcome: unknown,
  withRival: boolean,
): Promise<Settled> {
  const issue = await fillIssue(db, wallet, filling);
  await db.run({ text: "vacuum analyze lottery_line, lottery_order, wallet_account", values: [] });
  const winning = await winningSelections(db, rules, issue, outcome);
  const rival = withRival ? await openRival(db, issue, winning) : undefined;
  await db.run({ text: "checkpoint", values: [] });
  const own = await settle(db, wallet, rules, issue, outcome);
  const rivalSeconds = rival && (await timed(rival));
  const counted = await db.row<{ lines: bigint; winners: bigint }>(sql`
    select (select count(*) from lottery_line where issue_id = ${issue}) as lines,
      (select count(*) from unnest(${winning.map(({ market }) => market)}::text[], ${winning.map(({ selection }) => selection)}::text[]) as w (market, selection)
        join lottery_line l on l.issue_id = ${issue} and l.market = w.market collate "C" and l.selection = w.selection collate "C") as winners`);
  return { ...own, lines: Number(counted?.lines ?? 0n), winningLines: Number(counted?.winners ?? 0n), rivalSeconds };
}

async function settle(db: Database, wallet: Wallet, rules: LotteryRules, issue: bigint, outcome: unknown) {
  let walletMs = 0;
  const appendEach: Wallet["appendEach"] = async (tx, groups) => {
    const begun = performance.now();
    const answers = await wallet.appendEach(tx, groups);
    walletMs += performance.now() - begun;
    return answers;
  };
  const settling: Settling = {
    db,
    wallet: { ...wallet, appendEach },
    rulesOf: () => rules,
    live: { tellBalances: (players) => void paid.push({ orders: players.length, ms: performance.now() - begun }) },
    log: { error: (what: unknown) => console.error(what) },
  };
  const paid: { readonly orders: number; readonly ms: number }[] = [];
  await drawIssue(db, issue, outcome);
  const begun = performance.now();
  while (await settleStep(settling, issue));
  const seconds = (performance.now() - begun) / 1_000;
  const status = await db.row<{ status: string }>(sql`select status from lottery_issue where id = ${issue}`);
  if (status?.status !== "SETTLED") throw new Error(`The issue is ${status?.status}`);
  const paidOrders = paid.reduce((sum, { orders }) => sum + orders, 0);
  let rest = paidOrders * 0.99;
  const at = paid.find(({ orders }) => (rest -= orders) <= 0);
  return { paidOrders, seconds, walletSeconds: walletMs / 1_000, drawToPaidP99Ms: at?.ms ?? 0 };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}
