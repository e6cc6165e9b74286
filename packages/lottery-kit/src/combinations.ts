/** How many ways k of n can be chosen. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
}

/** Every choice of k of the items, each in the items' order, the first items first. */
export function* combinations<T>(items: readonly T[], k: number, from = 0): Generator<T[]> {
  if (k === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= items.length - k; at++)
    for (const rest of combinations(items, k - 1, at + 1)) yield [items[at] as T, ...rest];
}

/** Every choice of k of the items in every order. */
export function* arrangements<T>(items: readonly T[], k: number): Generator<T[]> {
  if (k === 0) {
    yield [];
    return;
  }
  for (const [at, first] of items.entries())
    for (const rest of arrangements(items.toSpliced(at, 1), k - 1)) yield [first, ...rest];
}
