/**
 * A map that forgets: what was not touched while `max` other keys were goes. Two generations, and
 * the older one is dropped whole: no clock, no list, nothing to walk, so a million forgotten keys
 * cost what one does.
 */
export class TwoGenerationCache<Key, Value> {
  readonly #max: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  constructor(max: number) {
    this.#max = max;
  }

  get(key: Key): Value | undefined {
    return this.#young.get(key) ?? this.#old.get(key);
  }

  /** What is cached under a key, which is out of the cache from then on. */
  take(key: Key): Value | undefined {
    const value = this.get(key);
    if (value !== undefined) this.delete(key);
    return value;
  }

  /** Caches a value as the newest. */
  set(key: Key, value: Value): void {
    if (this.#young.size >= this.#max) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }

  delete(key: Key): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }
}
