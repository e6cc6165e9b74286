/** The value below which `share` (0 … 1) of the values lie; `values` in any order; 0 for none. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
