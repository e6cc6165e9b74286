import { hash } from "node:crypto";

// PostgreSQL's binary format of an array of wallet_line (see encode-rows.ts).
const OID_BYTES = 4;
const LENGTH_BYTES = 4;
const ROW_HEADER_BYTES = 8;
const FIELDS = 18;
/** Types of the fields: 20 int8, 2950 uuid, 23 int4, 21 int2, 25 text. */
const OIDS = [20, 20, 20, 20, 20, 20, 20, 2950, 2950, 23, 23, 21, 21, 21, 25, 25, 25, 25];
const RECORD = 2249;
const ARRAY_HEADER_BYTES = 20;
/** What a copied row has before the fields of wallet_line: a count, and the batch's number. */
const COPIED_PREFIX_BYTES = 2 + LENGTH_BYTES + 8;
/** Space before the first entry, for what the digest covers before the entries. */
const PREFIX_BYTES = 4_096;
const FIRST_CAPACITY = 2 ** 16;
const HIGH = 2 ** 32;

// Offsets of the fields from an entry's start, up to the first one that may be null (`ref`).
export const PLAYER = ROW_HEADER_BYTES + 8;
const SEQ = PLAYER + 16;
export const UNITS = SEQ + 16;
export const CASH = UNITS + 16;
export const AFTER = CASH + 16;
export const HELD = AFTER + 16;
export const OWED = HELD + 16;
export const IDEM = OWED + 16;
const REF = IDEM + 24;
// Offsets of the fields after `ref`, from its end.
const VENDOR = 8;
const CONTRA = VENDOR + 12;
const KIND = CONTRA + 12;
const STATUS = KIND + 10;
const FLAGS = STATUS + 10;
const TRANSACTION = FLAGS + 6;

/**
 * A batch's entries as bytes, rebuilt from the table's rows: the same bytes that `wallet_append`
 * received and the batch's digest covers. Fields are read from the bytes by offset; no object is
 * made for an entry, because a proof reads millions. An entry begins with its length.
 */
export class EntryBytes {
  bytes = Buffer.allocUnsafe(FIRST_CAPACITY);
  view = new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.length);
  /** Offset of each entry, in the order of players and their seq. */
  readonly starts: number[] = [];
  #end = PREFIX_BYTES;
  #ordered = true;

  clear(): void {
    this.starts.length = 0;
    this.#end = PREFIX_BYTES;
    this.#ordered = true;
  }

  /** Adds a row as COPY sends it: the batch's number, then the fields of wallet_line. */
  add(row: Buffer): void {
    const needed = this.#end + row.length + ROW_HEADER_BYTES + FIELDS * OID_BYTES;
    if (needed > this.bytes.length) this.#grow(needed);
    const { bytes, view } = this;
    const start = this.#end;
    let to = start + ROW_HEADER_BYTES;
    let from = COPIED_PREFIX_BYTES;
    for (let field = 0; field < FIELDS; field++) {
      const oid = OIDS[field] ?? 0;
      bytes[to] = 0;
      bytes[to + 1] = 0;
      bytes[to + 2] = oid >>> 8;
      bytes[to + 3] = oid & 0xff;
      to += OID_BYTES;
      const high = row[from] ?? 0;
      const length =
        high === 0xff
          ? 0
          : (high << 24) |
            ((row[from + 1] ?? 0) << 16) |
            ((row[from + 2] ?? 0) << 8) |
            (row[from + 3] ?? 0);
      for (const stop = from + LENGTH_BYTES + length; from < stop; from++, to++)
        bytes[to] = row[from] ?? 0;
    }
    view.setInt32(start, to - start - LENGTH_BYTES);
    view.setInt32(start + LENGTH_BYTES, FIELDS);
    const last = this.starts.at(-1);
    if (last !== undefined && !this.#isBefore(last, start)) this.#ordered = false;
    this.starts.push(start);
    this.#end = to;
  }

  /**
   * SHA-256 of the chain's previous digest, the batch's number and legs as text, and its entries:
   * see digestOf in batch.ts.
   */
  digest(previous: Buffer, numberAndLegs: string): Buffer {
    this.#order();
    const words = Buffer.from(numberAndLegs);
    const begin = PREFIX_BYTES - ARRAY_HEADER_BYTES - words.length - previous.length;
    const entries = this.bytes.subarray(PREFIX_BYTES - ARRAY_HEADER_BYTES, this.#writeHeader());
    if (begin < 0) return hash("sha256", Buffer.concat([previous, words, entries]), "buffer");
    previous.copy(this.bytes, begin);
    words.copy(this.bytes, begin + previous.length);
    return hash(
      "sha256",
      this.bytes.subarray(begin, PREFIX_BYTES - ARRAY_HEADER_BYTES + entries.length),
      "buffer",
    );
  }

  player(start: number): number {
    return this.#whole(start + PLAYER);
  }

  seq(start: number): number {
    return this.#whole(start + SEQ);
  }

  /** Offset of the fields after `ref`, the only one before them that may be null. */
  behindRef(start: number): number {
    return start + REF + (this.refOf(start) === undefined ? 0 : 16);
  }

  /** Offset of the key that the entry refers to; undefined when it refers to none. */
  refOf(start: number): number | undefined {
    return this.view.getInt32(start + REF - LENGTH_BYTES) < 0 ? undefined : start + REF;
  }

  vendor(behindRef: number): number {
    return this.view.getInt32(behindRef + VENDOR);
  }

  contra(behindRef: number): number {
    return this.view.getInt32(behindRef + CONTRA);
  }

  kind(behindRef: number): number {
    return this.view.getInt16(behindRef + KIND);
  }

  status(behindRef: number): number {
    return this.view.getInt16(behindRef + STATUS);
  }

  flags(behindRef: number): number {
    return this.view.getInt16(behindRef + FLAGS);
  }

  /** Offset of the length of the round's name; the name follows. */
  roundAt(behindRef: number): number {
    return (
      behindRef +
      TRANSACTION +
      LENGTH_BYTES +
      this.view.getInt32(behindRef + TRANSACTION) +
      OID_BYTES
    );
  }

  /** An int8 that JavaScript can count exactly: the number of a player or of an entry. */
  #whole(at: number): number {
    const value = this.view.getInt32(at) * HIGH + this.view.getUint32(at + 4);
    if (!Number.isSafeInteger(value))
      throw new RangeError(`${value} is no number of a player or an entry`);
    return value;
  }

  #isBefore(one: number, other: number): boolean {
    const [player, next] = [this.player(one), this.player(other)];
    return player < next || (player === next && this.seq(one) < this.seq(other));
  }

  #writeHeader(): number {
    const { view } = this;
    const count = this.starts.length;
    const at = PREFIX_BYTES - ARRAY_HEADER_BYTES;
    view.setInt32(at, count === 0 ? 0 : 1);
    view.setInt32(at + 4, 0);
    view.setInt32(at + 8, RECORD);
    if (count === 0) return at + 12;
    view.setInt32(at + 12, count);
    view.setInt32(at + 16, 1);
    return this.#end;
  }

  /** A table may return its rows in another order than they were written in. */
  #order(): void {
    if (this.#ordered) return;
    this.starts.sort((one, other) => (this.#isBefore(one, other) ? -1 : 1));
    const lengths = this.starts.map((start) => LENGTH_BYTES + this.view.getInt32(start));
    const sorted = Buffer.concat(
      this.starts.map((start, at) =>
        Buffer.from(this.bytes.subarray(start, start + (lengths[at] ?? 0))),
      ),
    );
    sorted.copy(this.bytes, PREFIX_BYTES);
    let at = PREFIX_BYTES;
    lengths.forEach((length, n) => (this.starts[n] = (at += length) - length));
    this.#ordered = true;
  }

  #grow(needed: number): void {
    const larger = Buffer.allocUnsafe(2 ** Math.ceil(Math.log2(needed)));
    this.bytes.copy(larger, PREFIX_BYTES, PREFIX_BYTES, this.#end);
    this.bytes = larger;
    this.view = new DataView(larger.buffer, larger.byteOffset, larger.length);
  }
}
