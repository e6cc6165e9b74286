/** The number of ways to choose k of n. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
}

/** Every choice of k items, each in the items' order, starting with the first items. */
export function* combinations<T>(items: readonly T[], k: number, from = 0): Generator<T[]> {
  if (k === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= items.length - k; at++)
    for (const rest of combinations(items, k - 1, at + 1)) yield [items[at] as T, ...rest];
}

/** Every choice of k items in every order. */
export function* arrangements<T>(items: readonly T[], k: number): Generator<T[]> {
  if (k === 0) {
    yield [];
    return;
  }
  for (const [at, first] of items.entries())
    for (const rest of arrangements(items.toSpliced(at, 1), k - 1)) yield [first, ...rest];
}
