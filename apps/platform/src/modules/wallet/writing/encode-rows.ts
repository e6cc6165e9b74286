/**
 * PostgreSQL's binary format of an array of composite values, written row by row in one pass: a
 * batch of a thousand entries goes out in a millisecond, where text arrays cost several
 * microseconds an entry. Format: array_send in src/backend/utils/adt/arrayfuncs.c, record_send in
 * rowtypes.c.
 */
const INT2 = 21;
const INT4 = 23;
const INT8 = 20;
const TEXT = 25;
const UUID = 2950;
/**
 * Composite types have no number that is the same everywhere; the server takes the declared one
 * instead.
 */
const RECORD = 2249;
const ARRAY_HEADER_BYTES = 20;
const EMPTY_ARRAY_BYTES = 12;
const NULL_LENGTH = -1;
const FIELD_HEADER_BYTES = 8;
const MAX_UTF8_BYTES_PER_CHAR = 3;

/** Bytes that hold any field but a text. */
export const FIELD_BYTES = FIELD_HEADER_BYTES + 16;

/** Bytes that hold a text, whatever its letters. */
export function textBytes(text: string | null): number {
  return FIELD_HEADER_BYTES + (text === null ? 0 : text.length * MAX_UTF8_BYTES_PER_CHAR);
}

/**
 * Writes rows of `fields` fields each into a buffer of `capacity` bytes. Every row begins with
 * `row` and names its fields in the type's order.
 */
export class RowEncoder {
  readonly #buffer: Buffer;
  readonly #view: DataView;
  readonly #fields: number;
  #at = ARRAY_HEADER_BYTES;
  #row = 0;
  #rows = 0;

  constructor(fields: number, capacity: number) {
    this.#buffer = Buffer.allocUnsafe(ARRAY_HEADER_BYTES + capacity);
    this.#view = new DataView(this.#buffer.buffer, this.#buffer.byteOffset, this.#buffer.length);
    this.#fields = fields;
  }

  row(): this {
    this.#endRow();
    this.#row = this.#at;
    this.#rows++;
    this.#view.setInt32(this.#at + 4, this.#fields);
    this.#at += 8;
    return this;
  }

  int8(value: bigint): this {
    this.#head(INT8, 8);
    this.#view.setBigInt64(this.#at, value);
    this.#at += 8;
    return this;
  }

  int4(value: number): this {
    this.#head(INT4, 4);
    this.#view.setInt32(this.#at, value);
    this.#at += 4;
    return this;
  }

  int2(value: number): this {
    this.#head(INT2, 2);
    this.#view.setInt16(this.#at, value);
    this.#at += 2;
    return this;
  }

  /** A key of 16 bytes as latin-1 text (see keys.ts). */
  uuid(key: string | null): this {
    this.#head(UUID, key === null ? NULL_LENGTH : key.length);
    if (key !== null) this.#at += this.#buffer.write(key, this.#at, "latin1");
    return this;
  }

  text(text: string | null): this {
    this.#head(TEXT, NULL_LENGTH);
    if (text === null) return this;
    const written = this.#buffer.write(text, this.#at, "utf8");
    this.#view.setInt32(this.#at - 4, written);
    this.#at += written;
    return this;
  }

  /** The whole array. An empty one has no dimension at all. */
  array(): Buffer {
    this.#endRow();
    this.#view.setInt32(0, this.#rows === 0 ? 0 : 1);
    this.#view.setInt32(4, 0);
    this.#view.setInt32(8, RECORD);
    if (this.#rows === 0) return this.#buffer.subarray(0, EMPTY_ARRAY_BYTES);
    this.#view.setInt32(12, this.#rows);
    this.#view.setInt32(16, 1);
    return this.#buffer.subarray(0, this.#at);
  }

  #head(type: number, length: number): void {
    this.#view.setInt32(this.#at, type);
    this.#view.setInt32(this.#at + 4, length);
    this.#at += FIELD_HEADER_BYTES;
  }

  #endRow(): void {
    if (this.#rows > 0) this.#view.setInt32(this.#row, this.#at - this.#row - 4);
  }
}
