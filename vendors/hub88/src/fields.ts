import {
  absent,
  bool,
  integer,
  matching,
  object,
  optional,
  required,
  text,
  uuid,
} from "@perya/wallet-protocol";

const user = required(text(4, 128));
const token = required(text(1, 1_024));
const gameCode = required(text(1, 128));
const requestUuid = required(uuid);

/** The fields of every movement that we use or must check; all others are ignored. */
const movement = {
  user,
  token,
  request_uuid: requestUuid,
  transaction_uuid: required(uuid),
  supplier_transaction_id: required(text(1, 255)),
  supplier_user: optional(text(0, 255)),
  round: required(text(1, 128)),
  game_code: gameCode,
  meta: optional(object),
} as const;

const money = {
  round_closed: required(bool),
  currency: required(matching(/^[A-Z]{3}$/)),
  amount: required(integer),
  is_free: required(bool),
  is_supplier_promo: optional(bool),
  is_aggregated: optional(bool),
  reward_uuid: optional(uuid),
  bet: optional(text(0, 255)),
} as const;

export const infoFields = { user, request_uuid: requestUuid } as const;
export const balanceFields = {
  user,
  token,
  request_uuid: requestUuid,
  game_code: gameCode,
} as const;
/**
 * A bet refers to no other transaction: one with a reference is a win sent to the wrong path, and
 * must not take a stake.
 */
export const betFields = {
  ...movement,
  ...money,
  reference_transaction_uuid: optional(absent),
} as const;
export const winFields = {
  ...movement,
  ...money,
  reference_transaction_uuid: required(uuid),
} as const;
export const rollbackFields = {
  ...movement,
  round_closed: optional(bool),
  reference_transaction_uuid: required(uuid),
} as const;
