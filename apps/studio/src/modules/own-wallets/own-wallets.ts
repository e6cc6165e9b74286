/** A movement of a balance that we keep. Amounts are ledger units. */
export interface Move {
  readonly player: bigint;
  readonly transaction: string;
  readonly kind: "deposit" | "withdraw" | "bet" | "win" | "rollback";
  readonly currency: string;
  readonly units: bigint;
  /** The bet that a win is for, or the movement that a rollback takes back. */
  readonly reference: string | null;
  readonly round: string | null;
  readonly game: string | null;
}

/** What became of a movement: what it did to the balance, which was so much afterwards. */
export interface Moved extends Pick<Move, "player" | "kind" | "currency" | "units" | "reference"> {
  readonly delta: bigint;
  readonly status: string;
  readonly balance: bigint;
}

/** A movement of play as operators read it. */
export interface PlayedMove {
  readonly tx: string;
  readonly id: bigint;
  readonly user: string;
  readonly transaction: string;
  readonly kind: "bet" | "win" | "rollback";
  readonly currency: string;
  readonly units: bigint;
  readonly delta: bigint;
  readonly reference: string | null;
  readonly round: string;
  readonly game: string;
  readonly at: Temporal.Instant;
}

/**
 * The ways to misbehave: it is done and answered late; done and not answered; neither; done, and
 * the same transaction is answered otherwise; the balance that is told is wrong.
 */
export const MISCONDUCT = [
  "LATE",
  "SILENT_DONE",
  "SILENT_UNDONE",
  "OTHER_ANSWER",
  "WRONG_BALANCE",
] as const;

export interface Misconduct {
  readonly kind: (typeof MISCONDUCT)[number];
  readonly waitMs: number;
}
