import type { LotteryMarketTrends } from "@perya/api-client/player";

/** A pick with how often it came in the draws counted. */
export type Counted = NonNullable<LotteryMarketTrends["picks"]>[number];

/** What the last draws say about a market's picks. It describes the past alone. */
export interface Heat {
  readonly draws: number;
  readonly origin: LotteryMarketTrends["origin"];
  readonly byPick: ReadonlyMap<string, Counted>;
  /** Drawn most often, the most frequent first. */
  readonly hot: readonly Counted[];
  /** Longest not drawn, the longest first. */
  readonly cold: readonly Counted[];
}

/** With fewer draws, differences are next to nothing, and the page says so. */
export const FEW_DRAWS = 30;

const MOST_NAMED = 8;
/** One in so many picks is named hot, and one cold. */
const ONE_IN = 6;

/** Reads counts. Few picks, such as two sides, have counts but none of them is hot or cold. */
export function heatOf({ draws, origin, picks }: LotteryMarketTrends): Heat {
  const all = picks ?? [];
  const named = Math.min(MOST_NAMED, Math.floor(all.length / ONE_IN));
  const hot = above(all, named, ({ times }) => times);
  const warm = new Set(hot.map(({ pick }) => pick));
  return {
    draws,
    origin,
    byPick: new Map(all.map((one) => [one.pick, one])),
    hot,
    cold: above(
      all.filter(({ pick }) => !warm.has(pick)),
      named,
      ({ gapDraws }) => gapDraws,
    ),
  };
}

/** Whether a pick is among the hot or the cold ones. */
export function warmthOf({ hot, cold }: Heat, pick: string): "hot" | "cold" | undefined {
  if (hot.some((one) => one.pick === pick)) return "hot";
  return cold.some((one) => one.pick === pick) ? "cold" : undefined;
}

/**
 * The highest few, as far as they are above the average. Of equals none stands out: where not all
 * of them fit, none of them is named.
 */
function above(
  all: readonly Counted[],
  most: number,
  value: (one: Counted) => number,
): readonly Counted[] {
  const average = all.reduce((sum, one) => sum + value(one), 0) / Math.max(1, all.length);
  const sorted = all.toSorted((a, b) => value(b) - value(a) || (a.pick < b.pick ? -1 : 1));
  const next = sorted[most];
  const least = Math.max(average, next ? value(next) : 0);
  return sorted.slice(0, most).filter((one) => value(one) > least);
}
