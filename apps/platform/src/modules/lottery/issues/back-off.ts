import { backOffMs } from "@perya/process";

interface Wait {
  /** When to try again, on the clock of `performance.now()`. */
  readonly untilMs: number;
  readonly tries: number;
}

/**
 * Retries with exponential back-off: a first wait, then twice as long, and so on up to a maximum.
 * In the memory of one process only.
 */
export class BackOff {
  readonly #waits = new Map<bigint, Wait>();
  readonly #firstMs: number;
  readonly #longestMs: number;

  constructor(firstMs: number, longestMs: number) {
    this.#firstMs = firstMs;
    this.#longestMs = longestMs;
  }

  /**
   * Payments that are not to be tried yet. Entries expire after a minute without another failure,
   * here or in another process.
   */
  waiting(): bigint[] {
    const now = performance.now();
    for (const [id, { untilMs }] of this.#waits)
      if (untilMs + this.#longestMs < now) this.#waits.delete(id);
    return Array.from(this.#waits).flatMap(([id, { untilMs }]) => (untilMs > now ? [id] : []));
  }

  postpone(id: bigint): void {
    const tries = (this.#waits.get(id)?.tries ?? 0) + 1;
    // One process alone tries these: there is no crowd to spread out.
    const waits = { firstMs: this.#firstMs, longestMs: this.#longestMs, jitter: 0 };
    this.#waits.set(id, { untilMs: performance.now() + backOffMs(tries, waits), tries });
  }

  forget(id: bigint): void {
    this.#waits.delete(id);
  }
}

/**
 * For an issue that could not be advanced or paid: it neither blocks others nor fills the log.
 */
export function afterFault(): BackOff {
  return new BackOff(1_000, 60_000);
}
