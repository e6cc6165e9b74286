import type { LotteryRules } from "@perya/lottery-kit";
import { giveTime, type Tx } from "@perya/postgres";
import type { Issue } from "../lottery.ts";
import { REFUND } from "../settling/settling.store.ts";
import { winningSelections } from "../settling/winning-selections.ts";
import {
  selectMarketPayouts,
  selectMarketStakes,
  selectPoolFigures,
  type Figures,
  type MarketStake,
  type Pool,
  type Whose,
} from "./reports.store.ts";

/** Time limit for summing an issue of a million lines. */
const REPORT_TIMEOUT_MS = 60_000;

/**
 * An issue's result for the house: by pool of money as paid, and by market as the outcome decides.
 * Ledger units.
 */
interface IssueReport {
  readonly pools: readonly Figures[];
  readonly markets: readonly (MarketStake & { readonly payout: bigint })[];
}

/**
 * Reports an issue, for one brand's players or for all. For a void one every stake is a payout;
 * without an outcome there is none.
 */
export async function reportOf(
  tx: Tx,
  rulesOf: (code: string) => LotteryRules,
  issue: Issue,
  whose: Whose,
): Promise<IssueReport> {
  await giveTime(tx, REPORT_TIMEOUT_MS);
  const isVoid = issue.status === "VOIDED";
  const paid = { id: issue.id, version: isVoid ? REFUND : issue.version };
  const pools = (await selectPoolFigures(tx, [paid], whose)).get(issue.id) ?? [];
  const stakes = await selectMarketStakes(tx, issue.id, whose);
  if (isVoid || issue.outcome === null)
    return { pools, markets: stakes.map((one) => ({ ...one, payout: isVoid ? one.stake : 0n })) };
  const winning = await winningSelections(tx, rulesOf(issue.rules), issue.id, issue.outcome);
  const payouts = await selectMarketPayouts(tx, issue.id, winning, whose);
  const byMarket = new Map(payouts.map((one) => [`${one.market} ${poolName(one)}`, one.payout]));
  return {
    pools,
    markets: stakes.map((one) => ({
      ...one,
      payout: byMarket.get(`${one.market} ${poolName(one)}`) ?? 0n,
    })),
  };
}

/** Payouts of another outcome in a pool of money. Ledger units. */
interface Cost extends Pool {
  readonly now: bigint;
  readonly after: bigint;
}

/**
 * What an issue's orders would be paid by an outcome, next to what the current one pays. Nothing is
 * written.
 */
export async function costOf(
  tx: Tx,
  rules: LotteryRules,
  issue: Issue,
  outcome: unknown,
): Promise<readonly Cost[]> {
  await giveTime(tx, REPORT_TIMEOUT_MS);
  const pools = (await selectPoolFigures(tx, [issue], "EVERY_ACCOUNT")).get(issue.id) ?? [];
  const payouts = await selectMarketPayouts(
    tx,
    issue.id,
    await winningSelections(tx, rules, issue.id, outcome),
    "EVERY_ACCOUNT",
  );
  return pools.map(({ currency, book, payout: now }) => {
    const after = payouts
      .filter((one) => poolName(one) === poolName({ currency, book }))
      .reduce((sum, { payout }) => sum + payout, 0n);
    return { currency, book, now, after };
  });
}

function poolName({ currency, book }: Pool): string {
  return `${currency}:${book}`;
}
