import {
  bool,
  integer,
  matching,
  oneOf,
  optional,
  readFields,
  readJson,
  required,
  text,
  uuid,
  writtenItems,
  writtenMembers,
  type JsonObject,
  type JsonValue,
  type PlayedRecords,
  type UnreadPage,
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
const cursor = text(1, 200);
const MOST_UNREAD = 10_000;

/**
 * Reads a page of records, each by itself, so that one that can't be read holds up no other. What
 * is no page is answered as it was written.
 */
export function readRecords(page: string): PlayedRecords | UnreadPage {
  const members = writtenMembers(page);
  const items = members.ok ? writtenItems(members.value.get("transactions") ?? "") : members;
  const next = members.ok ? cursorOf(members.value.get("cursor") ?? "null") : undefined;
  if (!items.ok || items.value.length > MOST_AT_ONCE || next === undefined)
    return { unread: page.slice(0, MOST_UNREAD).replaceAll("\0", "\u{fffd}") };
  return { cursor: next, records: items.value.map((one) => readRecord(one)) };
}

function cursorOf(written: string): string | undefined {
  const read = readJson(Buffer.from(`{"cursor":${written}}`, "utf8"));
  const fields = read.ok ? readFields(read.value, { cursor: required(cursor) }) : read;
  return fields.ok ? fields.value.cursor : undefined;
}

/** Reads a record again that was kept as it was written. */
export function readRecord(written: string): WrittenRecord {
  const read = readJson(Buffer.from(written, "utf8"));
  if (read.ok) return recordOf(read.value, written);
  const isTwice = read.refusal === "DUPLICATE_KEY";
  return unread(written, isTwice ? "a field is given twice" : "not an object");
}

function recordOf(value: JsonObject, written: string): WrittenRecord {
  const read = readFields(value, record);
  if (!read.ok) {
    const what = read.refusal === "MISSING" ? "is missing" : "can't be read";
    return unread(written, `${read.detail} ${what}`, value);
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
