const DAY_MS = 86_400_000;
/** So many that are too old are kept before the list is cut. */
const MAX_OLD = 1_024;

export interface Wager {
  readonly idem: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly units: bigint;
}

/**
 * What a player wagered in rolling 24 hours, not on a calendar day. Keeps the sum beside the bets,
 * since a player who plays all day needs it thousands of times.
 */
export class Window {
  #wagers: Wager[];
  #sum: bigint;
  /** Those before it are too old and not in the sum. */
  #first = 0;

  /** Bets in the order they were made. */
  constructor(wagers: readonly Wager[]) {
    this.#wagers = [...wagers];
    this.#sum = wagers.reduce((sum, { units }) => sum + units, 0n);
  }

  /** The wager of the 24 hours before `now`, in ledger units. `now` never goes back. */
  sumAt(now: number): bigint {
    for (
      let oldest = this.#wagers[this.#first];
      oldest && oldest.at <= now - DAY_MS;
      oldest = this.#wagers[this.#first]
    ) {
      this.#sum -= oldest.units;
      this.#first++;
    }
    if (this.#first > MAX_OLD) {
      this.#wagers = this.#wagers.slice(this.#first);
      this.#first = 0;
    }
    return this.#sum;
  }

  add(wager: Wager): void {
    this.#wagers.push(wager);
    this.#sum += wager.units;
  }

  /** A bet that was taken back was not wagered. */
  takeOut(idem: string): void {
    const at = this.#wagers.findIndex(
      (wager, index) => index >= this.#first && wager.idem === idem,
    );
    if (at < 0) return;
    const [taken] = this.#wagers.splice(at, 1);
    this.#sum -= taken?.units ?? 0n;
  }

  copy(): Window {
    return new Window(this.#wagers.slice(this.#first));
  }
}
