/**
 * The exposure on one selection of an issue (or one pool of a market's combinations) in one pool of
 * money.
 */
export interface CounterKey {
  readonly issueId: bigint;
  /** Currency and book. */
  readonly pool: string;
  readonly market: string;
  /** The selection, or "" for the pool of a market of combinations. */
  readonly selection: string;
}

/** A counter as read, and the amount to add. Ledger units. */
export interface Counter extends CounterKey {
  readonly before: bigint;
  liability: bigint;
  stake: bigint;
  /**
   * The ceiling below which everything decided on it stays the same when the addition is written.
   */
  ceiling: bigint;
}

/**
 * The counters some orders touch: read once without a lock, updated in memory, and written by a
 * statement that verifies them.
 */
export type Counters = ReadonlyMap<string, Counter>;

/** More than any counter ever reaches. */
export const NO_CEILING = 2n ** 63n - 1n;

export function poolOf(currency: string, book: string): string {
  return `${currency}:${book}`;
}

/** A key's name in a map, and its place in the order in which rows are locked. */
export function counterName({ issueId, pool, market, selection }: CounterKey): string {
  return `${issueId}/${pool}/${market}/${selection}`;
}

/** A counter at a value, with nothing added. */
export function counterAt(key: CounterKey, before: bigint): Counter {
  return { ...key, before, liability: 0n, stake: 0n, ceiling: NO_CEILING };
}

/** Its value including the addition. */
export function standsAt({ before, liability }: Counter): bigint {
  return before + liability;
}

/** Adds to a counter, or subtracts an earlier addition. */
export function count(counter: Counter, liability: bigint, stake: bigint): void {
  counter.liability += liability;
  counter.stake += stake;
}
