import type { WalletRefusal } from "@perya/wallet-protocol";

/**
 * Every status of the protocol that we answer. The legacy TRANSACTION_ROLLED_BACK distinguishes
 * "rolled back" from "same id, other content".
 */
export const STATUSES = [
  "RS_OK",
  "RS_ERROR_UNKNOWN",
  "RS_ERROR_INVALID_PARTNER",
  "RS_ERROR_INVALID_TOKEN",
  "RS_ERROR_INVALID_GAME",
  "RS_ERROR_WRONG_CURRENCY",
  "RS_ERROR_NOT_ENOUGH_MONEY",
  "RS_ERROR_USER_DISABLED",
  "RS_ERROR_INVALID_SIGNATURE",
  "RS_ERROR_TOKEN_EXPIRED",
  "RS_ERROR_WRONG_SYNTAX",
  "RS_ERROR_WRONG_TYPES",
  "RS_ERROR_DUPLICATE_TRANSACTION",
  "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  "RS_ERROR_LIMIT_REACHED",
  "RS_ERROR_TRANSACTION_ROLLED_BACK",
] as const;

export type Status = (typeof STATUSES)[number];

/**
 * The vendor's status for each refusal of the wallet. A new refusal does not compile until it has
 * one.
 */
export const codes = {
  NOT_ENOUGH_MONEY: "RS_ERROR_NOT_ENOUGH_MONEY",
  LIMIT_REACHED: "RS_ERROR_LIMIT_REACHED",
  PLAYER_DISABLED: "RS_ERROR_USER_DISABLED",
  ROUND_CLOSED: "RS_ERROR_UNKNOWN",
  DUPLICATE_TRANSACTION: "RS_ERROR_DUPLICATE_TRANSACTION",
  TRANSACTION_ROLLED_BACK: "RS_ERROR_TRANSACTION_ROLLED_BACK",
  TRANSACTION_DOES_NOT_EXIST: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  WRONG_CURRENCY: "RS_ERROR_WRONG_CURRENCY",
  UNKNOWN_PLAYER: "RS_ERROR_INVALID_TOKEN",
  AMOUNT_TOO_LARGE: "RS_ERROR_UNKNOWN",
} as const satisfies Record<WalletRefusal, Status>;

/** Refusals that share a status with others are named in `detail`. */
export const detailed: ReadonlySet<WalletRefusal> = new Set(["ROUND_CLOSED", "AMOUNT_TOO_LARGE"]);

/** Refusals whose answer must carry the real balance. */
export const withBalance: ReadonlySet<WalletRefusal> = new Set([
  "NOT_ENOUGH_MONEY",
  "LIMIT_REACHED",
  "PLAYER_DISABLED",
]);
