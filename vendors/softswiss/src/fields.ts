import { bool, listOf, matching, oneOf, optional, required, text } from "@perya/wallet-protocol";
import { readAmount } from "./amount.ts";

/** The limit of movements in one call, because a group is applied as one. */
const MAX_TRANSACTIONS = 32;

const id = text(1, 255);

const player = {
  account_id: required(text(1, 128)),
  currency: required(matching(/^[A-Z][A-Z0-9_]{2,31}$/)),
  session_id: optional(text(0, 1_024)),
} as const;

const game = { game_id: required(text(1, 128)) } as const;

export const balanceFields = { ...player, ...game } as const;

export const finishFields = { ...player, round_id: required(text(1, 128)) } as const;

const movement = {
  id_provider: required(id),
  type: required(oneOf("bet", "win")),
  amount: required(readAmount),
} as const;

export const betwinFields = {
  ...player,
  ...game,
  round_id: required(text(1, 128)),
  finished: optional(bool),
  transactions: required(listOf(movement, 1, MAX_TRANSACTIONS)),
} as const;

const reversal = {
  id_provider: required(id),
  type: required(matching(/^rollback$/)),
  original_id_provider: required(id),
} as const;

export const rollbackFields = {
  ...player,
  ...game,
  round_id_provider: required(text(1, 128)),
  finished: required(bool),
  transactions: required(listOf(reversal, 1, MAX_TRANSACTIONS)),
} as const;
