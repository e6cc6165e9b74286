/** Words of a complaint, and of its answer. */
export const COMPLAINT_LENGTH = 500;

/**
 * What a player says after a leg was closed as received: an appeal against a forced one, or an
 * answer that came too late. It reverses nothing; staff answer it.
 */
export interface Complaint {
  readonly id: bigint;
  readonly leg: bigint;
  readonly kind: "APPEAL" | "LATE_ANSWER";
  /** The player's words; empty for a late answer. */
  readonly text: string;
  /** What a late answer says arrived, in ledger units; null for an appeal. */
  readonly saidUnits: bigint | null;
  readonly openedAt: Temporal.Instant;
  readonly answeredAt: Temporal.Instant | null;
  readonly answeredBy: string | null;
  readonly answer: string | null;
}
