/**
 * What the reports of both runners say of a whole run: Vitest's in one word, Playwright's in
 * numbers.
 */
interface Summary {
  readonly success?: boolean;
  readonly stats?: { readonly expected: number; readonly unexpected: number };
}

/**
 * Why a runner that exited with 0 is not believed: one that waits for a promise that never settles
 * exits with 0 before it has reported what failed. Undefined when its report says that all tests
 * passed.
 */
export function doubtOf(report: string | undefined): string | undefined {
  if (report === undefined) return "it ended before it had written its report";
  const { success, stats } = JSON.parse(report) as Summary;
  if (success === true || (stats?.unexpected === 0 && stats.expected > 0)) return undefined;
  return "its report does not say that all tests passed";
}
