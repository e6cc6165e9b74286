import type { Tx } from "@perya/postgres";
import { boardOf } from "../exposure/board-of.ts";
import { poolOf } from "../exposure/counters.ts";
import { selectPool } from "../exposure/exposure.store.ts";
import type { PriceStep } from "../exposure/price-step.ts";
import { limitsOf } from "../limits/limits-of.ts";
import { defaultLimits, type Limits } from "../limits/limits.ts";
import { currentOdds } from "./current-odds.ts";
import { oddsName, type OddsKey } from "./odds.ts";

/** The current offer of an issue to one pool of money. */
export interface Offer {
  readonly oddsVersion: number;
  /** Odds × 10,000 by price key, at full price. */
  readonly prices: Readonly<Record<string, number>>;
  /**
   * Selections at reduced odds, in percent of their full odds; an empty selection stands for
   * all combinations of its market.
   */
  readonly steps: readonly {
    readonly market: string;
    readonly selection: string;
    readonly step: PriceStep;
  }[];
  readonly limits: Limits;
}

/** The offer of a game, and of an issue of it if there is one. */
export async function offerOf(
  tx: Tx,
  game: OddsKey,
  issueId: bigint | undefined,
  currency: string,
  book: string,
): Promise<Offer> {
  const odds = (await currentOdds(tx, [game])).get(oddsName(game));
  if (!odds) throw new Error(`No odds of ${oddsName(game)}`);
  const limits = await limitsOf(tx, [currency]);
  const counters =
    issueId === undefined ? [] : await selectPool(tx, issueId, poolOf(currency, book));
  const steps = boardOf(odds, limits, counters)
    .filter(({ step }) => step < 100)
    .map(({ market, selection, step }) => ({ market, selection, step }));
  return {
    oddsVersion: odds.version,
    prices: odds.prices,
    steps,
    limits: limits.get(currency) ?? defaultLimits(currency),
  };
}
