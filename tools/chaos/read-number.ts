/** Reads a whole number between two limits that was typed as an option. Throws one sentence for another one. */
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
