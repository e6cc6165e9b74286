import type { PromotionCheck } from "@perya/api-client/operator";

/** What staff should look at in a category before a promotion opens. */
interface Warning {
  readonly category: string;
  readonly about: "FREE" | "CHEAP" | "UNKNOWN";
}

/**
 * The open categories in which a player loses nothing in the game that returns most (FREE), less
 * than half of the bonus in the usual one (CHEAP), or nobody knows how much (UNKNOWN).
 */
export function warningsOf({ bonus, categories }: PromotionCheck): Warning[] {
  return categories.flatMap(({ category, weightBps, closed, usual, best }): Warning[] => {
    if (closed || weightBps === 0) return [];
    if (!usual || !best) return [{ category, about: "UNKNOWN" }];
    if (BigInt(best.loss.amount) <= 0n) return [{ category, about: "FREE" }];
    return BigInt(usual.loss.amount) * 2n < BigInt(bonus.amount)
      ? [{ category, about: "CHEAP" }]
      : [];
  });
}
