/** Every expected no of the wallet's engine. Dialects map each one to their own code, so that a new one breaks every adapter at compile time. */
export type WalletRefusal = StoredRefusal | PassingRefusal;

/** Final for their transaction id and kept as entries, because they decide later replays. */
export type StoredRefusal = "NOT_ENOUGH_MONEY" | "LIMIT_REACHED" | "PLAYER_DISABLED";

/** Answered from the state of the moment and not kept. */
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
  /** Cash in ledger units right after the entry, as stored; a replay answers the same figure again. */
  readonly balance: bigint;
  /** True when this answer was read from memory of an earlier call. */
  readonly replayed: boolean;
  /** A rollback whose reference was never seen: remembered, so that the late movement is refused; nothing was taken back. */
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
