/** Integers as an array parameter. The driver would quote and escape them one by one, which for some thousands in a statement is most of its cost. */
export function integers(values: readonly (bigint | number)[]): string {
  return `{${values.join()}}`;
}
