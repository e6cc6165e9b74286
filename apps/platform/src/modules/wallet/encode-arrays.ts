/**
 * PostgreSQL's binary array format, written straight from columns: a batch of a thousand entries goes out in microseconds, where text arrays cost several microseconds an
 * entry. One dimension, lower bound 1. Format: src/backend/utils/adt/arrayfuncs.c, array_send.
 */
const INT2 = 21;
const INT4 = 23;
const INT8 = 20;
const TEXT = 25;
const UUID = 2950;
const HEADER_BYTES = 20;
const NULL_LENGTH = -1;

export function int8Array(values: readonly bigint[]): Buffer {
  return fixed(INT8, 8, values, (buffer, value, at) => buffer.writeBigInt64BE(value, at));
}

export function int4Array(values: readonly number[]): Buffer {
  return fixed(INT4, 4, values, (buffer, value, at) => buffer.writeInt32BE(value, at));
}

export function int2Array(values: readonly number[]): Buffer {
  return fixed(INT2, 2, values, (buffer, value, at) => buffer.writeInt16BE(value, at));
}

/** Keys of 16 bytes as latin-1 text (see keys.ts); null stays null. */
export function uuidArray(values: readonly (string | null)[]): Buffer {
  return variable(UUID, values, "latin1");
}

export function textArray(values: readonly (string | null)[]): Buffer {
  return variable(TEXT, values, "utf8");
}

function fixed<Value>(oid: number, size: number, values: readonly Value[], write: (buffer: Buffer, value: Value, at: number) => void): Buffer {
  const buffer = header(oid, values.length, values.length * (4 + size), false);
  let at = values.length === 0 ? buffer.length : HEADER_BYTES;
  for (const value of values) {
    buffer.writeInt32BE(size, at);
    write(buffer, value, at + 4);
    at += 4 + size;
  }
  return buffer;
}

function variable(oid: number, values: readonly (string | null)[], encoding: "latin1" | "utf8"): Buffer {
  let bytes = 4 * values.length;
  let holes = false;
  for (const value of values) {
    if (value === null) holes = true;
    else bytes += Buffer.byteLength(value, encoding);
  }
  const buffer = header(oid, values.length, bytes, holes);
  let at = HEADER_BYTES;
  for (const value of values) {
    const written = value === null ? NULL_LENGTH : buffer.write(value, at + 4, encoding);
    buffer.writeInt32BE(written, at);
    at += 4 + Math.max(written, 0);
  }
  return buffer;
}

/** An empty array has no dimension at all. */
function header(oid: number, count: number, bytes: number, holes: boolean): Buffer {
  const buffer = Buffer.allocUnsafe(count === 0 ? 12 : HEADER_BYTES + bytes);
  buffer.writeInt32BE(count === 0 ? 0 : 1, 0);
  buffer.writeInt32BE(holes ? 1 : 0, 4);
  buffer.writeInt32BE(oid, 8);
  if (count > 0) {
    buffer.writeInt32BE(count, 12);
    buffer.writeInt32BE(1, 16);
  }
  return buffer;
}
