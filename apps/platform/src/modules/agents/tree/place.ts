/** Levels under the house. */
export const MOST_LEVELS = 10;

/** Where a player stands. */
export interface Place {
  /** The agent directly above; null for the house. */
  readonly parentId: bigint | null;
  /** 1 directly under the house. */
  readonly depth: number;
}
