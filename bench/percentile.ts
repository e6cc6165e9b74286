/** The value that `share` (0 … 1) of the values stay below, of values in any order; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
