/**
 * Reads a whole number between two limits from an option. Throws one sentence for any other value.
 */
export function readNumber(
  option: string,
  typed: string | undefined,
  { min, max, usual }: { min: number; max: number; usual: number },
): number {
  const number = typed === undefined ? usual : /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(number >= min && number <= max))
    throw new Error(`${option} is a whole number from ${min} to ${max}, not ${typed}.`);
  return number;
}
