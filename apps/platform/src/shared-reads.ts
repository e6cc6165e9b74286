import type { LRUCache } from "lru-cache";
import { growingCache } from "./growing-cache.ts";

export interface ReadOptions<Key, Value> {
  readonly read: (key: Key) => Promise<Value>;
  /** Most keys; the least recently used are evicted first. */
  readonly max: number;
  /**
   * How long an answer is valid, in milliseconds from before it was read: changes during a read may
   * not be in it. By default, until it is evicted.
   */
  readonly freshMs?: number;
}

/**
 * Answers that are read once for all concurrent callers, and cached. A failed read, and one that
 * finds nothing (undefined), is not cached.
 */
export class SharedReads<Key extends string | bigint, Value> {
  readonly #reads: LRUCache<Key, Promise<Value>>;
  readonly #read: ReadOptions<Key, Value>["read"];

  constructor({ read, max, freshMs = 0 }: ReadOptions<Key, Value>) {
    this.#read = read;
    this.#reads = growingCache(max, { ttlMs: freshMs });
  }

  /**
   * The cached answer for a key, or that of a running or new read. Throws what the read throws.
   */
  get(key: Key): Promise<Value> {
    const cached = this.#reads.get(key);
    if (cached) return cached;
    const reading = this.#read(key);
    this.#reads.set(key, reading);
    const forget = () => void (this.#reads.peek(key) === reading && this.#reads.delete(key));
    reading.then((value) => value === undefined && forget(), forget);
    return reading;
  }

  /** Drops a key from the cache. False when nothing was cached. */
  forget(key: Key): boolean {
    return this.#reads.delete(key);
  }
}
