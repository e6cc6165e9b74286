import {
  bool,
  integer,
  matching,
  oneOf,
  optional,
  readFields,
  readJson,
  reader,
  required,
  text,
  uuid,
  writeJson,
  type JsonObject,
  type JsonValue,
  type PlayedRecords,
  type WrittenRecord,
} from "@perya/wallet-protocol";

const MOST_AT_ONCE = 1_000;
const user = text(4, 128);
const round = text(1, 128);
const record = {
  user: required(user),
  transaction_uuid: required(uuid),
  reference_transaction_uuid: optional(uuid),
  kind: required(oneOf("bet", "win", "rollback")),
  round: required(round),
  round_closed: required(bool),
  game_code: required(text(1, 128)),
  currency: required(matching(/^[A-Z]{3}$/)),
  amount: required(integer),
} as const;
/** Any values: each is read by itself, so that one that can't be read holds up no other. */
const values = reader<readonly JsonValue[]>({ type: "array", maxItems: MOST_AT_ONCE }, (value) =>
  Array.isArray(value) && value.length <= MOST_AT_ONCE ? value : undefined,
);
const answer = { transactions: required(values), cursor: required(text(1, 200)) } as const;

/** Reads a page of records. Undefined for anything that is not one. */
export function readRecords(written: string): PlayedRecords | undefined {
  const read = readJson(Buffer.from(written, "utf8"));
  const fields = read.ok ? readFields(read.value, answer) : read;
  if (!fields.ok) return undefined;
  const { cursor, transactions } = fields.value;
  return { cursor, records: transactions.map((one) => recordOf(one)) };
}

/** Reads a record again that was kept as it was written. */
export function readRecord(written: string): WrittenRecord {
  const read = readJson(Buffer.from(written, "utf8"));
  return read.ok ? { ...recordOf(read.value), written } : unread(written, "not an object");
}

function recordOf(value: JsonValue): WrittenRecord {
  const written = writeJson(value);
  if (!(value instanceof Map)) return unread(written, "not an object");
  const read = readFields(value as JsonObject, record);
  if (!read.ok) {
    const what = read.refusal === "MISSING" ? "is missing" : "can't be read";
    return unread(written, `${read.detail} ${what}`, value as JsonObject);
  }
  const one = read.value;
  const { transaction_uuid: transaction, round: of } = one;
  return {
    written,
    fault: null,
    transaction,
    round: of,
    user: one.user,
    record: {
      user: one.user,
      kind: one.kind,
      transaction,
      reference: one.reference_transaction_uuid ?? null,
      round: of,
      closesRound: one.round_closed,
      game: one.game_code,
      currency: one.currency,
      units: one.amount,
    },
  };
}

/** A record that can't be read, with what can be told of it all the same. */
function unread(written: string, fault: string, of?: JsonObject): WrittenRecord {
  const told = <Value>(name: string, read: (value: JsonValue) => Value | undefined) =>
    read(of?.get(name) ?? null) ?? null;
  return {
    written,
    fault,
    record: undefined,
    transaction: told("transaction_uuid", uuid),
    round: told("round", round),
    user: told("user", user),
  };
}
