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

/** A record as its vendor wrote it, and what it says. */
export interface WrittenRecord {
  /** JSON, as it came. */
  readonly written: string;
  /** Undefined where it can't be read. */
  readonly record: PlayedRecord | undefined;
  /** What can't be read, in words; null where all of it can. */
  readonly fault: string | null;
  /** Null where even these can't be told. */
  readonly transaction: string | null;
  readonly round: string | null;
  readonly user: string | null;
}

/** Records after a cursor, and where to go on. */
export interface PlayedRecords {
  readonly records: readonly WrittenRecord[];
  readonly cursor: string;
}

/** An answer that is no page of records: where to go on can't be told, as only a page tells it. */
export interface UnreadPage {
  /** As the vendor wrote it, its beginning. */
  readonly unread: string;
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
  /**
   * What was played, oldest first; null for the first records. Undefined without an answer. One
   * record that can't be read keeps no other from being read.
   */
  records(cursor: string | null): Promise<PlayedRecords | UnreadPage | undefined>;
}
