import type { WalletRefusal } from "@perya/wallet-protocol";

/**
 * The API codes of the protocol that we answer, with their meanings. A client branches on the code;
 * the text is for people.
 */
export const messages = {
  "100": "Player has not enough funds to process an action.",
  "101": "Player is invalid.",
  "105": "Player reached a customized bet limit.",
  "110": "Player is disabled.",
  "154": "Currency is not the player's.",
  "400": "Bad request.",
  "403": "Request sign doesn't match.",
  "404": "Not found.",
  "405": "Game is not available.",
  "409": "Action already rolled back.",
  "500": "Unknown error.",
} as const;

export type ApiCode = keyof typeof messages;

/**
 * The vendor's code for each refusal of the wallet. A new refusal does not compile until it has
 * one.
 */
export const codes = {
  NOT_ENOUGH_MONEY: "100",
  LIMIT_REACHED: "105",
  PLAYER_DISABLED: "110",
  ROUND_CLOSED: "400",
  DUPLICATE_TRANSACTION: "400",
  TRANSACTION_ROLLED_BACK: "409",
  TRANSACTION_DOES_NOT_EXIST: "404",
  WRONG_CURRENCY: "154",
  UNKNOWN_PLAYER: "101",
  AMOUNT_TOO_LARGE: "400",
} as const satisfies Record<WalletRefusal, ApiCode>;

/** Codes whose answer must carry the real balance. */
export const withBalance: ReadonlySet<ApiCode> = new Set<ApiCode>(["100", "105"]);
