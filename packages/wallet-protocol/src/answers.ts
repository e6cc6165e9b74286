/**
 * Every refusal of the wallet's engine. Dialects map each one to their own code, so that a new one
 * breaks every adapter at compile time.
 */
export type WalletRefusal = StoredRefusal | PassingRefusal;

/** Final for their transaction id and stored as entries, because they decide later replays. */
export type StoredRefusal = "NOT_ENOUGH_MONEY" | "LIMIT_REACHED" | "PLAYER_DISABLED";

/** Answered from the current state and not stored. */
export type PassingRefusal =
  | "ROUND_CLOSED"
  | "DUPLICATE_TRANSACTION"
  | "TRANSACTION_ROLLED_BACK"
  | "TRANSACTION_DOES_NOT_EXIST"
  | "WRONG_CURRENCY"
  | "UNKNOWN_PLAYER"
  | "AMOUNT_TOO_LARGE";

export interface Receipt {
  /** The ledger's id of the entry, `${player}-${seq}`. */
  readonly entry: string;
  /**
   * Cash in ledger units right after the entry, as stored; a replay returns the same figure again.
   */
  readonly balance: bigint;
  /** True when this answer repeats that of an earlier call. */
  readonly replayed: boolean;
  /**
   * A rollback whose reference was unknown: it is stored, so that the movement is refused if it
   * arrives late; nothing was taken back.
   */
  readonly tombstone?: true;
}

export type Answer =
  | { readonly ok: true; readonly receipt: Receipt }
  | {
      readonly ok: false;
      readonly refusal: WalletRefusal;
      readonly detail?: string;
      readonly balance?: bigint;
      readonly replayed: boolean;
    };
