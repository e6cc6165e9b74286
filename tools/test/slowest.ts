/** A test, or a file of them, and how long it took. */
export interface Timed {
  readonly name: string;
  readonly ms: number;
}

const NAMED = 20;
/** Faster tests are not listed. */
const SLOW_MS = 100;

/**
 * The slowest of some tests, one per line, slowest first, and their share of the total time.
 * Empty when none is slow.
 */
export function slowest(tests: readonly Timed[], count = NAMED): string {
  const first = tests
    .filter(({ ms }) => ms >= SLOW_MS)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count);
  if (first.length === 0) return "";
  const share = Math.round((100 * sumOf(first)) / sumOf(tests));
  const lines = first.map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${name}`);
  return [
    `The slowest ${first.length} of ${tests.length} tests, ${share} % of their time:`,
    ...lines,
  ].join("\n");
}

function sumOf(tests: readonly Timed[]): number {
  return tests.reduce((sum, { ms }) => sum + ms, 0);
}
