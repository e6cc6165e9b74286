/** What of free bets a grant gives. Ledger units. */
export interface FreeBetsOf {
  readonly grantId: bigint;
  /** The grant's public id, and the promotion's internal one. */
  readonly grant: string;
  readonly promotion: bigint;
  /** What the vendor calls them by, a UUID. */
  readonly reward: string;
  readonly player: bigint;
  readonly vendorId: number;
  readonly games: readonly string[];
  readonly rounds: number;
  readonly stakeUnits: bigint;
  readonly capUnits: bigint;
}

/** A round that was begun with them, by its bet's transaction. */
export interface FreeRound {
  readonly transaction: string;
  readonly round: string;
  readonly status: "OPEN" | "DONE" | "VOID";
  readonly winUnits: bigint;
  readonly winTransaction: string | null;
}

/** How far they are played: rounds that count, those that are not over, and what was won. */
export interface FreeCounts {
  readonly used: number;
  readonly open: number;
  readonly wonUnits: bigint;
}
