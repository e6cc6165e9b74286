import type { PromotionCheck } from "@perya/api-client/operator";

/** A category in which a bonus is played for little. */
interface Cheap {
  readonly category: string;
  /** Whether nothing is lost at all, in the game that returns most. */
  readonly free: boolean;
}

/**
 * The open categories in which a player loses nothing in the game that returns most, or less than
 * half of the bonus in the usual one.
 */
export function cheaply({ bonus, categories }: PromotionCheck): Cheap[] {
  return categories.flatMap(({ category, closed, usual, best }) => {
    if (closed || !usual || !best) return [];
    const free = BigInt(best.loss.amount) <= 0n;
    return free || BigInt(usual.loss.amount) * 2n < BigInt(bonus.amount)
      ? [{ category, free }]
      : [];
  });
}
