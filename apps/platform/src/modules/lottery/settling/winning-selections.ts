import type { LotteryRules } from "@perya/lottery-kit";
import type { Tx } from "@perya/postgres";
import { selectMarkets, selectSelections, type Winning } from "./settling.store.ts";

/** Selections checked at a time, so that other work of the process is not held up. */
const PAGE = 5_000;

/**
 * Every selection of an issue's open lines that wins or pushes. Markets without lines are skipped.
 * Where a market can list its winners, they follow from the outcome alone, without reading lines;
 * elsewhere each distinct selection is checked once, however many lines bet on it.
 */
export async function winningSelections(
  tx: Tx,
  rules: LotteryRules,
  issue: bigint,
  outcome: unknown,
): Promise<Winning[]> {
  const winning: Winning[] = [];
  const open = await selectMarkets(tx, issue);
  for (const { code: market } of rules.markets) {
    if (!open.has(market)) continue;
    const listed = rules.winningSelections(market, outcome);
    if (listed)
      for (const [selection, settlement] of listed)
        winning.push({ ...settlement, market, selection });
    else
      for await (const page of pages(tx, issue, market))
        winning.push(...rules.winners(page, outcome));
  }
  return winning;
}

async function* pages(tx: Tx, issue: bigint, market: string) {
  for (let after = ""; ;) {
    const selections = await selectSelections(tx, issue, market, after, PAGE);
    yield selections.map((selection) => ({ market, selection }));
    const last = selections.at(-1);
    if (last === undefined || selections.length < PAGE) return;
    after = last;
  }
}
