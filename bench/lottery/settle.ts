import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { LotteryRules } from "@perya/lottery-kit";
import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { settleIssue } from "../../apps/platform/src/modules/lottery/settling/settle-issue.ts";
import type { Settling } from "../../apps/platform/src/modules/lottery/settling/settling.ts";
import { winningSelections } from "../../apps/platform/src/modules/lottery/settling/winning-selections.ts";
import type { Wallet } from "../../apps/platform/src/modules/wallet/index.ts";
import { drawIssue, fillIssue, type Filling } from "./issue.ts";
import { winnersOnly } from "./mixes.ts";
import { openRival } from "./update-all-rival.ts";

export interface Settled {
  readonly lines: number;
  readonly winningLines: number;
  readonly paidOrders: number;
  /** From the result to the last order paid and the issue settled. */
  readonly seconds: number;
  /** Milliseconds from the result until an order's payment is committed, 99th percentile. */
  readonly drawToPaidP99Ms: number;
  /** The rivals on the same lines; undefined when they did not run. */
  readonly rivalSeconds: number | undefined;
  readonly partialSeconds: number | undefined;
}

/** Orders of the draw before the measured one: enough for two parts. */
const WARM_ORDERS = 5_000;

/**
 * Fills an issue, settles it with its result, and lets the rivals settle the same lines. The order
 * of the two alternates.
 */
export async function settleOne(
  db: Database,
  wallet: Wallet,
  rules: LotteryRules,
  filling: Filling,
  outcome: unknown,
  rivals: "none" | "after" | "before",
): Promise<Settled> {
  // A checkpoint before the bets, for every contender: PostgreSQL logs a page in full on its first
  // change after one.
  await db.run({ text: "checkpoint", values: [] });
  const issue = await fillIssue(db, wallet, filling);
  const winning = await winningSelections(db, rules, issue, outcome);
  const [rival, partial] =
    rivals === "none"
      ? []
      : [
          await openRival(db, issue, winning, "same"),
          await openRival(db, issue, winning, "partial"),
        ];
  await db.run({ text: "vacuum analyze lottery_line, lottery_order, wallet_account", values: [] });
  const warm = await fillIssue(db, wallet, winnersOnly(WARM_ORDERS));
  const race = async () => ({
    rivalSeconds: rival && (await timed(rival)),
    partialSeconds: partial && (await timed(partial)),
  });
  const early = rivals === "before" ? await race() : undefined;
  // Warm-up: a server with a draw every minute has open connections and planned statements.
  await settle(db, wallet, rules, warm, outcome);
  await flush();
  const own = await settle(db, wallet, rules, issue, outcome);
  const raced = early ?? (await race());
  const counted = await db.row<{ lines: bigint; winners: bigint }>(sql`
    select
      (select count(*) from lottery_line where issue_id = ${issue}) as lines,
      (
        select count(*)
        from unnest(
          ${winning.map(({ market }) => market)}::text[],
          ${winning.map(({ selection }) => selection)}::text[]
        ) as w (market, selection)
        join lottery_line l
          on l.issue_id = ${issue}
          and l.market = w.market collate "C"
          and l.selection = w.selection collate "C"
      ) as winners`);
  return {
    ...own,
    ...raced,
    lines: Number(counted?.lines ?? 0n),
    winningLines: Number(counted?.winners ?? 0n),
  };
}

/** Gives a filled issue its result and settles it. */
export async function settle(
  db: Database,
  wallet: Wallet,
  rules: LotteryRules,
  issue: bigint,
  outcome: unknown,
) {
  const paid: { readonly orders: number; readonly ms: number }[] = [];
  const settling: Settling = {
    db,
    wallet,
    rulesOf: () => rules,
    live: {
      publishBalances: (players) =>
        void paid.push({ orders: players.length, ms: performance.now() - begun }),
    },
    log: { error: (what: unknown) => console.error(what) },
  };
  await drawIssue(db, issue, outcome);
  const begun = performance.now();
  await settleIssue(settling, issue);
  const seconds = (performance.now() - begun) / 1_000;
  const status = await db.row<{ status: string }>(
    sql`select status from lottery_issue where id = ${issue}`,
  );
  if (status?.status !== "SETTLED") throw new Error(`The issue is ${status?.status}`);
  const paidOrders = paid.reduce((sum, { orders }) => sum + orders, 0);
  let rest = paidOrders * 0.99;
  const at = paid.find(({ orders }) => (rest -= orders) <= 0);
  return { paidOrders, seconds, drawToPaidP99Ms: at?.ms ?? 0 };
}

/**
 * Writes pending data to disk, so that a measurement does not wait for what the filling or the
 * measurement before it left to the system.
 */
async function flush(): Promise<void> {
  await promisify(execFile)("sync");
}

async function timed(work: () => Promise<void>): Promise<number> {
  await flush();
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}
