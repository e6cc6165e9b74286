interface Wait {
  /** When to try again, on the clock of `performance.now()`. */
  readonly untilMs: number;
  readonly lengthMs: number;
}

/** What is tried again later: after a first wait, then after one twice as long, and so on up to the longest. Known to one process, and forgotten with it. */
export class PutOff {
  readonly #waits = new Map<bigint, Wait>();
  readonly #firstMs: number;
  readonly #longestMs: number;

  constructor(firstMs: number, longestMs: number) {
    this.#firstMs = firstMs;
    this.#longestMs = longestMs;
  }

  /** Those that are not to be tried yet. What nobody has put off again for long is over, here or in another process. */
  waiting(): bigint[] {
    const now = performance.now();
    for (const [id, { untilMs }] of this.#waits)
      if (untilMs + this.#longestMs < now) this.#waits.delete(id);
    return Array.from(this.#waits).flatMap(([id, { untilMs }]) => (untilMs > now ? [id] : []));
  }

  putOff(id: bigint): void {
    const before = this.#waits.get(id);
    const lengthMs = before ? Math.min(this.#longestMs, before.lengthMs * 2) : this.#firstMs;
    this.#waits.set(id, { untilMs: performance.now() + lengthMs, lengthMs });
  }

  forget(id: bigint): void {
    this.#waits.delete(id);
  }
}

/** For an issue that could not be moved on or paid: others are not kept waiting by it, nor is the log filled. */
export function afterFault(): PutOff {
  return new PutOff(1_000, 60_000);
}
