import {
  absent,
  bool,
  integer,
  matching,
  objectOf,
  optional,
  reader,
  required,
  text,
  uuid,
  writeJson,
} from "@perya/wallet-protocol";

const user = required(text(4, 128));
const token = required(text(1, 1_024));
const gameCode = required(text(1, 128));
const requestUuid = required(uuid);

const DETAILS_CHARACTERS = 2_000;
const words = text(0, DETAILS_CHARACTERS);

/** What happened in a round: text, or an object that is no longer when it is written as JSON. */
const details = reader(
  {
    description:
      "What happened in the round. Shown to people as text; an object as JSON of at most " +
      `${DETAILS_CHARACTERS} characters.`,
    anyOf: [words.schema, { type: "object" }],
  },
  (value) => {
    if (!(value instanceof Map)) return words(value);
    const written = writeJson(value);
    return written.length <= DETAILS_CHARACTERS && written.isWellFormed() ? written : undefined;
  },
);

const effectiveBet = reader(
  {
    ...integer.schema,
    description:
      "What was really wagered, in the unit of `amount`: of a bet's own stake, or what a win " +
      "adds for the bet that it settles. A round's movements add up, at most to its stake. " +
      "Without it the rule of the game's category counts.",
  },
  integer,
);

const aggregated = reader(
  {
    ...bool.schema,
    description:
      "Several bets in one movement. In a win with `meta.effectiveBet`, what that leaves of the " +
      "bet's stake is a refund within `amount`.",
  },
  bool,
);

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
  meta: optional(objectOf({ effectiveBet: optional(effectiveBet) })),
  round_details: optional(details),
} as const;

const money = {
  round_closed: required(bool),
  currency: required(matching(/^[A-Z]{3}$/)),
  amount: required(integer),
  is_free: required(bool),
  is_supplier_promo: optional(bool),
  is_aggregated: optional(aggregated),
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
