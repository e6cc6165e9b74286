import { LRUCache } from "lru-cache";

export interface ReadOptions<Key, Value> {
  readonly read: (key: Key) => Promise<Value>;
  /** Keys at most; those not asked for the longest are forgotten first. */
  readonly max: number;
  /** How long an answer is good for, in milliseconds from before it was read: what changes during a read may not be in it. Without it, until it is forgotten. */
  readonly freshMs?: number;
}

/** Answers that are read once for all who ask at the same time, and cached. A read that fails, and one that finds nothing (undefined), is not. */
export class SharedReads<Key extends string | bigint, Value> {
  readonly #reads: LRUCache<Key, Promise<Value>>;
  readonly #read: ReadOptions<Key, Value>["read"];

  constructor({ read, max, freshMs = 0 }: ReadOptions<Key, Value>) {
    this.#read = read;
    this.#reads = new LRUCache({ max, ttl: freshMs, ttlResolution: 0, perf: Date });
  }

  /** What is cached for a key, or the answer of a read that is under way or begins now. Throws what the read throws. */
  get(key: Key): Promise<Value> {
    const cached = this.#reads.get(key);
    if (cached) return cached;
    const reading = this.#read(key);
    this.#reads.set(key, reading);
    const forget = () => void (this.#reads.peek(key) === reading && this.#reads.delete(key));
    reading.then((value) => value === undefined && forget(), forget);
    return reading;
  }

  /** Has a key read again the next time. False when nothing was cached. */
  forget(key: Key): boolean {
    return this.#reads.delete(key);
  }
}
