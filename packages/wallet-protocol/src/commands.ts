/** One money movement a vendor asks for, whatever its dialect. */
export interface VendorCommand {
  readonly kind: "bet" | "win" | "rollback" | "close";
  /** Internal id of the vendor whose ids these are; every id below is scoped to it. */
  readonly vendor: number;
  /** Internal id of the player. */
  readonly player: bigint;
  /** The vendor's id of this movement, processed at most once, for good. Text, never a number. */
  readonly transaction: string;
  readonly round: string;
  readonly game: string;
  readonly currency: string;
  /** Ledger units of 1/100000, zero or more; zero for rollback and close. */
  readonly units: bigint;
  /** The movement a win or a rollback refers to; null for bets, closes and wins of dialects that refer by round. */
  readonly reference: string | null;
  /** A free bet: registered, but nothing is taken. */
  readonly free: boolean;
  /** This movement ends the round. */
  readonly closesRound: boolean;
  /** Its id and the one it refers to are the house's own and hold a number that is counted up, which their keys keep. No vendor's are; the same id is always asked for in the same way. */
  readonly counted?: boolean;
}
