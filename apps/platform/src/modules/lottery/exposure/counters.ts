/** What the house stands to pay on one selection of an issue (or one pool of a market's combinations) in one pool of money. */
export interface CounterKey {
  readonly issueId: bigint;
  /** Currency and book. */
  readonly pool: string;
  readonly market: string;
  /** The selection, or "" for the pool of a market of combinations. */
  readonly selection: string;
}

/** A counter as it was read, and what is to be added to it. Ledger units. */
export interface Counter extends CounterKey {
  readonly before: bigint;
  liability: bigint;
  stake: bigint;
  /** The most it may stand at when the addition is written for everything decided on it to be the same. */
  ceiling: bigint;
}

/** The counters some orders meet: read once without a lock, counted in memory, and added to by a statement that proves them. */
export type Counters = ReadonlyMap<string, Counter>;

/** More than anything ever stands at. */
export const NO_CEILING = 2n ** 63n - 1n;

export function poolOf(currency: string, book: string): string {
  return `${currency}:${book}`;
}

/** A key's name in a map, and its place in the order in which rows are locked. */
export function counterName({ issueId, pool, market, selection }: CounterKey): string {
  return `${issueId}/${pool}/${market}/${selection}`;
}

/** A counter that stands at something, with nothing added. */
export function counterAt(key: CounterKey, before: bigint): Counter {
  return { ...key, before, liability: 0n, stake: 0n, ceiling: NO_CEILING };
}

/** What it stands at with what was added. */
export function standsAt({ before, liability }: Counter): bigint {
  return before + liability;
}

/** Adds to a counter, or takes away what was added. */
export function count(counter: Counter, liability: bigint, stake: bigint): void {
  counter.liability += liability;
  counter.stake += stake;
}
