import {
  bool,
  integer,
  listOf,
  matching,
  oneOf,
  optional,
  readFields,
  readJson,
  required,
  text,
  uuid,
  type PlayedRecords,
} from "@perya/wallet-protocol";

const MOST_AT_ONCE = 1_000;
const record = {
  user: required(text(4, 128)),
  transaction_uuid: required(uuid),
  reference_transaction_uuid: optional(uuid),
  kind: required(oneOf("bet", "win", "rollback")),
  round: required(text(1, 128)),
  round_closed: required(bool),
  game_code: required(text(1, 128)),
  currency: required(matching(/^[A-Z]{3}$/)),
  amount: required(integer),
} as const;
const answer = {
  transactions: required(listOf(record, 0, MOST_AT_ONCE)),
  cursor: required(text(1, 200)),
} as const;

/** Reads a page of records. Undefined for anything that is not one, whole. */
export function readRecords(written: string): PlayedRecords | undefined {
  const read = readJson(Buffer.from(written, "utf8"));
  const fields = read.ok ? readFields(read.value, answer) : read;
  if (!fields.ok) return undefined;
  return {
    cursor: fields.value.cursor,
    records: fields.value.transactions.map((one) => ({
      user: one.user,
      kind: one.kind,
      transaction: one.transaction_uuid,
      reference: one.reference_transaction_uuid ?? null,
      round: one.round,
      closesRound: one.round_closed,
      game: one.game_code,
      currency: one.currency,
      units: one.amount,
    })),
  };
}
