import type { LineSpec } from "@perya/lottery-kit";

/** The house's current offer on a game's markets. */
export interface Offer {
  /** Odds x 10,000 by price. */
  readonly prices: Readonly<Record<string, number>>;
  /**
   * Heavily bet selections, by `selectionKey`: the percentage of the odds they are offered at, 0
   * when closed.
   */
  readonly steps: ReadonlyMap<string, number>;
}

/** A selection of a market as `steps` names it; combinations share what stands for their market. */
export function selectionKey(market: string, selection: string): string {
  return `${market}/${selection}`;
}

/** In hundredths, at which part of its odds a line is offered. */
export function stepOf(
  { steps }: Offer,
  { market, selection }: Pick<LineSpec, "market" | "selection">,
): number {
  return steps.get(selectionKey(market, selection)) ?? steps.get(selectionKey(market, "")) ?? 100;
}

/**
 * The odds x 10,000 a line is offered at, one for each of its prices; 0 where it is closed. Rounded
 * down, as the house does.
 */
export function oddsOf(offer: Offer, line: LineSpec): readonly number[] {
  const step = stepOf(offer, line);
  return line.prices.map((price) => Math.floor(((offer.prices[price] ?? 0) * step) / 100));
}
