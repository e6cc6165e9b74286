import type { WithdrawalOffer } from "@perya/api-client/operator";

/** What a player lacks for a withdrawal at all. */
export const MISSING_WORDS: Readonly<Record<WithdrawalOffer["missing"][number], string>> = {
  KYC_NEEDED: "The verification level is too low for withdrawals.",
  PLAYER_BLOCKED: "The account is blocked.",
  MONEY_OWED: "The balance does not cover what is owed.",
  TURNOVER_OPEN: "Deposits have not been played through.",
  BONUS_OPEN: "A bonus, or what staff asked for, has not been played through.",
  TOO_MANY_TODAY: "There are as many withdrawals of the last 24 hours as are allowed.",
  PASSWORD_RECENT: "A password or contact was changed a short while ago.",
};

type Block = NonNullable<WithdrawalOffer["accounts"][number]["block"]>;

/** Why nothing may go to an account now. */
export const BLOCK_WORDS: Readonly<Record<Block, string>> = {
  BANK_ACCOUNT_WAITING: "bound a short while ago, and not in use yet",
  HOLDER_DIFFERS: "the holder is not the player's proven name",
  BITCOIN_NOT_OFFERED: "no payments in Bitcoin are offered now",
};
