/** The balls 1 … highest, in order. */
export function everyBall(highest: number): readonly number[] {
  return Array.from({ length: highest }, (_, at) => at + 1);
}

/**
 * Reads distinct balls of 1 … highest from a typed or fed result, in their order; undefined when
 * any is invalid or their count is wrong.
 */
export function readBalls(
  input: unknown,
  highest: number,
  count: number,
): readonly number[] | undefined {
  if (!Array.isArray(input) || input.length !== count || new Set(input).size !== count)
    return undefined;
  return (input as unknown[]).every((number) => isFrom1To(highest, number))
    ? (input as number[])
    : undefined;
}

/** Whether a value is a whole number of 1 … highest: a ball, or the face of a die. */
export function isFrom1To(highest: number, number: unknown): boolean {
  return typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= highest;
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
