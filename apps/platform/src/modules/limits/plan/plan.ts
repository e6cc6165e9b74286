/** Minutes of a planned session. */
export const PLAN_MINUTES = { least: 1, most: 1_440 } as const;

/** A session of play that its player planned before it. */
export interface Plan {
  readonly number: bigint;
  readonly begunAt: Temporal.Instant;
  /** When its time is over, or the player ended it. */
  readonly until: Temporal.Instant;
  /** The most that may be lost in it, in ledger units. */
  readonly units: bigint;
  /** The player's last entry before it. */
  readonly afterSeq: bigint;
}

/** Whether a session is over at a time; its last moment is no more of it. */
export function isOver({ until }: Plan, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(until, now) <= 0;
}
