export const CASE_STATES = ["OPEN", "INVESTIGATING", "CLEARED", "RESTRICTED", "REPORTED"] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** States in which it is still looked into. */
export const WAITING_STATES: readonly CaseState[] = ["OPEN", "INVESTIGATING"];

/**
 * From which state a case may go where. A restriction can be lifted, or reported as well; what was
 * reported is cleared once the authority has no objection.
 */
export const CASE_MOVES: Readonly<Record<CaseState, readonly CaseState[]>> = {
  OPEN: ["INVESTIGATING"],
  INVESTIGATING: ["CLEARED", "RESTRICTED", "REPORTED"],
  RESTRICTED: ["CLEARED", "REPORTED"],
  CLEARED: [],
  REPORTED: ["CLEARED"],
};

/** A suspicion about a player that staff look into. */
export interface RiskCase {
  readonly id: bigint;
  readonly publicId: string;
  readonly player: bigint;
  readonly brandId: bigint;
  readonly playerName: string;
  readonly playerRef: string;
  readonly state: CaseState;
  readonly score: number;
  readonly assignee: string | null;
  /** A member of staff, or "rules". */
  readonly openedBy: string;
  readonly openedAt: Temporal.Instant;
  readonly movedAt: Temporal.Instant;
  /**
   * The key of the ledger's entry by which it blocked the account; several cases may share one.
   * Null where it blocks nothing, or found the account blocked by staff.
   */
  readonly blockKey: string | null;
}

/** Whether a player may not play for a case. */
export function restricts({ state, blockKey }: RiskCase): boolean {
  return state === "RESTRICTED" || (state === "REPORTED" && blockKey !== null);
}

export const STEP_KINDS = ["OPENED", "FOUND", "NOTE", "ASSIGNED", "MOVED", "FILE"] as const;

/** What happened to a case. */
export interface CaseStep {
  readonly kind: (typeof STEP_KINDS)[number];
  readonly actor: string;
  readonly words: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: Temporal.Instant;
}

/** Which staff's cases may be seen; null for those of the house. */
export interface CaseReader {
  readonly brandId: bigint | null;
  readonly username: string;
}
