import { CASH, HELD, OWED, type EntryBytes } from "./entry-bytes.ts";

const HIGH = 2n ** 32n;

/**
 * The house's legs of a batch, added up from its entries: see makeBatch in batch.ts. In halves,
 * because sums of a batch's halves are counted exactly.
 */
export class Legs {
  /** Numbers of house accounts, and the sums beside them: a batch has a few. */
  readonly #accounts: number[] = [];
  readonly #highs: number[] = [];
  readonly #lows: number[] = [];

  clear(): void {
    this.#accounts.length = 0;
    this.#highs.length = 0;
    this.#lows.length = 0;
  }

  add({ view }: EntryBytes, start: number, contra: number): void {
    const high =
      view.getInt32(start + OWED) - view.getInt32(start + CASH) - view.getInt32(start + HELD);
    const low =
      view.getUint32(start + OWED + 4) -
      view.getUint32(start + CASH + 4) -
      view.getUint32(start + HELD + 4);
    if (high === 0 && low === 0) return;
    let at = this.#accounts.indexOf(contra);
    if (at < 0) {
      if (whole(high, low) === 0n) return;
      at = this.#accounts.push(contra) - 1;
    }
    this.#highs[at] = (this.#highs[at] ?? 0) + high;
    this.#lows[at] = (this.#lows[at] ?? 0) + low;
  }

  /** Whether these are the legs that were written, an account of theirs a number and its amount. */
  are(contra: readonly number[], delta: readonly bigint[]): boolean {
    if (contra.length !== this.#accounts.length || delta.length !== contra.length) return false;
    return contra.every((account, place) => {
      const at = this.#accounts.indexOf(account);
      return (
        at >= 0 &&
        whole(this.#highs[at] ?? 0, this.#lows[at] ?? 0) === delta[place] &&
        (place === 0 || (contra[place - 1] ?? 0) < account)
      );
    });
  }
}

function whole(high: number, low: number): bigint {
  return BigInt(high) * HIGH + BigInt(low);
}
