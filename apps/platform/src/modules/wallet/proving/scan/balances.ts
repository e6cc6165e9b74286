import { AFTER, CASH, HELD, OWED, type EntryBytes } from "./entry-bytes.ts";

/** A player's pockets after the last entry that was read. Ledger units. */
export interface Balance {
  readonly player: number;
  seq: number;
  /**
   * The two halves of the cash: numbers of 64 bits are slow in JavaScript, and every entry has one.
   */
  high: number;
  low: number;
  held: bigint;
  owed: bigint;
  /** Where reading began. */
  readonly from: { readonly seq: number; readonly cash: bigint };
}

/**
 * The pockets of every player whose entries were read, and whether each entry continues from the
 * one before.
 */
export class Balances {
  readonly all = new Map<number, Balance>();
  readonly #whole: boolean;
  /**
   * Players whose first entry that was read is not their first one: what came before it is to be
   * asked.
   */
  begun: Balance[] = [];

  /**
   * `whole`: entries come from the ledger's first one on, so a player's first one begins with
   * nothing.
   */
  constructor(whole: boolean) {
    this.#whole = whole;
  }

  /**
   * Adds an entry, in the order of the log. False when it does not continue from the player's last
   * one: a gap in seq, or a balance that is not the last one plus the amount.
   */
  add({ view }: EntryBytes, start: number, player: number, seq: number): boolean {
    const balance = this.all.get(player) ?? this.#begin(view, start, player, seq);
    const low = balance.low + view.getUint32(start + CASH + 4);
    const high = (balance.high + view.getInt32(start + CASH) + (low > 0xffffffff ? 1 : 0)) | 0;
    const [afterHigh, afterLow] = [view.getInt32(start + AFTER), view.getUint32(start + AFTER + 4)];
    const continues = seq === balance.seq + 1 && high === afterHigh && low >>> 0 === afterLow;
    balance.seq = seq;
    balance.high = afterHigh;
    balance.low = afterLow;
    if (!isZero(view, start + HELD)) balance.held += view.getBigInt64(start + HELD);
    if (!isZero(view, start + OWED)) balance.owed += view.getBigInt64(start + OWED);
    return continues;
  }

  #begin(view: DataView, start: number, player: number, seq: number): Balance {
    const cash = this.#whole
      ? 0n
      : view.getBigInt64(start + AFTER) - view.getBigInt64(start + CASH);
    const from = { seq: this.#whole ? 0 : seq - 1, cash };
    const balance = {
      player,
      seq: from.seq,
      high: Number(BigInt.asIntN(32, cash >> 32n)),
      low: Number(BigInt.asUintN(32, cash)),
      held: 0n,
      owed: 0n,
      from,
    };
    this.all.set(player, balance);
    if (!this.#whole) this.begun.push(balance);
    return balance;
  }
}

/** The cash of a balance. */
export function cashOf({ high, low }: Balance): bigint {
  return (BigInt(high) << 32n) | BigInt(low);
}

function isZero(view: DataView, at: number): boolean {
  return view.getInt32(at) === 0 && view.getInt32(at + 4) === 0;
}
