/** One property that was checked, and its result. */
export interface Check {
  readonly name: string;
  /** How many items were checked. */
  readonly looked: number;
  /** The differences, one sentence each. */
  readonly faults: readonly string[];
}
