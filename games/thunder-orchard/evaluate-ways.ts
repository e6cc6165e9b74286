export interface WayWin {
  readonly symbol: string;
  /** Reels from the left that carry the symbol. */
  readonly count: number;
  readonly ways: number;
  readonly coins: number;
}

const MIN_REELS = 3;

/**
 * Wins by ways: on each reel a symbol counts itself and every wild by its printed multiplier. The
 * ways multiply from the left, up to the first reel that has none.
 */
export function evaluateWays(
  grid: readonly (readonly string[])[],
  pay: Readonly<Record<string, readonly number[]>>,
  wilds: Readonly<Record<string, number>>,
): WayWin[] {
  return Object.keys(pay).flatMap((symbol) => {
    let [count, ways] = [0, 1];
    for (const reel of grid) {
      const here = reel.reduce((sum, cell) => sum + (cell === symbol ? 1 : (wilds[cell] ?? 0)), 0);
      if (here === 0) break;
      count++;
      ways *= here;
    }
    const coins = count < MIN_REELS ? 0 : (pay[symbol]?.[count - 1] ?? 0) * ways;
    return coins > 0 ? [{ symbol, count, ways, coins }] : [];
  });
}
