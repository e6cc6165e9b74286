/** One money movement that a vendor requests, in any dialect. */
export interface VendorCommand {
  readonly kind: "bet" | "win" | "rollback" | "close";
  /**
   * Internal id of the vendor that issued the ids below; each is unique within this vendor only.
   */
  readonly vendor: number;
  /** Internal id of the player. */
  readonly player: bigint;
  /** The vendor's id of this movement, processed at most once, ever. Text, never a number. */
  readonly transaction: string;
  readonly round: string;
  readonly game: string;
  readonly currency: string;
  /** Ledger units of 1/100000, zero or more; zero for rollback and close. */
  readonly units: bigint;
  /**
   * The movement that a win or a rollback refers to; null for bets, closes and wins of dialects
   * that refer by round.
   */
  readonly reference: string | null;
  /** A free bet: recorded, but no money is taken. */
  readonly free: boolean;
  /** This movement ends the round. */
  readonly closesRound: boolean;
  /**
   * True when this id and the one it refers to are the house's own and contain a counter, which
   * their keys store. Vendors' ids are never counted; the same id must always be sent with the same
   * flag.
   */
  readonly counted?: boolean;
}
