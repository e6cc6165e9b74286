/** A player's money that a vendor keeps. Amounts are ledger units of 1/100000. */
interface KeptMoney {
  /** The player's public id. */
  readonly user: string;
  readonly currency: string;
}

/** A movement between us and the vendor. */
export interface Transfer extends KeptMoney {
  readonly direction: "IN" | "OUT";
  /** The movement's UUID: it is processed at most once, however often it is sent. */
  readonly transaction: string;
  readonly units: bigint;
}

/**
 * What a vendor's answer means for a movement. What is unknown is asked for again, and never
 * guessed.
 */
export type TransferOutcome =
  | { readonly type: "done" }
  | { readonly type: "refused"; readonly status: string }
  | { readonly type: "unknown"; readonly status: string };

/** A bet, a win or a rollback that a player made with money the vendor keeps. */
export interface PlayedRecord extends KeptMoney {
  readonly kind: "bet" | "win" | "rollback";
  readonly transaction: string;
  /** The bet of a win; what a rollback takes back. */
  readonly reference: string | null;
  readonly round: string;
  readonly closesRound: boolean;
  readonly game: string;
  readonly units: bigint;
}

/** Records after a cursor, and where to go on. */
export interface PlayedRecords {
  readonly records: readonly PlayedRecord[];
  readonly cursor: string;
}

/**
 * A vendor that keeps players' money itself, beside those that call our wallet. Each call is one
 * question: without a definite answer its outcome is unknown.
 */
export interface TransferPort {
  /** Money into the vendor's wallet, asked for the first time. */
  deposit(transfer: Transfer): Promise<TransferOutcome>;
  /** Money out of it, asked for the first time. */
  withdraw(transfer: Transfer): Promise<TransferOutcome>;
  /** What became of a movement that was sent before. */
  outcomeOf(transfer: Transfer): Promise<TransferOutcome>;
  /** What the vendor says is there, in ledger units; undefined when it does not say. */
  balance(money: KeptMoney): Promise<bigint | undefined>;
  /** What was played, oldest first; null for the first records. Undefined without an answer. */
  records(cursor: string | null): Promise<PlayedRecords | undefined>;
}
