import { rulesOf } from "../games/rules-of.ts";
import type { Limits } from "../limits/limits.ts";
import { highestOdds } from "../odds/highest-odds.ts";
import type { OddsProfile } from "../odds/odds.ts";
import { capOf } from "./caps.ts";
import { priceStep, type PriceStep } from "./price-step.ts";

/** A counter as people read it. Ledger units. */
export interface BoardLine {
  readonly pool: string;
  readonly market: string;
  readonly selection: string;
  readonly liability: bigint;
  readonly stake: bigint;
  readonly cap: bigint;
  readonly step: PriceStep;
}

/** A draw's counters against their caps, the fullest first. */
export function boardOf(
  odds: OddsProfile,
  limits: ReadonlyMap<string, Limits>,
  counters: readonly Omit<BoardLine, "cap" | "step">[],
): readonly BoardLine[] {
  const rules = rulesOf(odds.rules);
  const highest = highestOdds(odds);
  const lines = counters.flatMap(({ pool, market, selection, liability, stake }): BoardLine[] => {
    const own = limits.get(pool.slice(0, pool.indexOf(":")));
    const known = rules.markets.find(({ code }) => code === market);
    if (!own || !known) return [];
    const cap = capOf(own, { market, exposure: known.exposure }, highest.get(market) ?? 0);
    return [{ pool, market, selection, liability, stake, cap, step: priceStep(liability, cap) }];
  });
  return lines.toSorted((a, b) => compare(b.liability * a.cap, a.liability * b.cap));
}

function compare(a: bigint, b: bigint): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
