/** One thing that was proven, or not. */
export interface Check {
  readonly name: string;
  /** How many things were looked at. */
  readonly looked: number;
  /** What differs, one sentence each. */
  readonly faults: readonly string[];
}
