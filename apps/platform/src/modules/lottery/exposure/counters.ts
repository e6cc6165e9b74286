/** What the house stands to pay on one selection of an issue (or one pool of a market's combinations) in one pool of money. */
export interface CounterKey {
  readonly issueId: bigint;
  /** Currency and book. */
  readonly pool: string;
  readonly market: string;
  /** The selection, or "" for the pool of a market of combinations. */
  readonly selection: string;
}

/** Ledger units. */
export interface Counter extends CounterKey {
  liability: bigint;
  stake: bigint;
  /** Whether it has a row, which is locked while this lives. */
  readonly stored: boolean;
  changed: boolean;
}

/** The counters some orders meet: read once under a lock, counted in memory, and written once. */
export type Counters = ReadonlyMap<string, Counter>;

export function poolOf(currency: string, book: string): string {
  return `${currency}:${book}`;
}

/** A key's name in a map, and its place in the order in which rows are locked. */
export function counterName({ issueId, pool, market, selection }: CounterKey): string {
  return `${issueId}/${pool}/${market}/${selection}`;
}

/** Adds to a counter, or takes away what was added. */
export function count(counter: Counter, liability: bigint, stake: bigint): void {
  counter.liability += liability;
  counter.stake += stake;
  counter.changed = true;
}
