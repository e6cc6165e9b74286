import type { BadRow, ReadResultRow } from "./read-results.ts";

/** The outcome of a file's rows. */
export interface FileReport {
  readonly rows: number;
  readonly added: number;
  /** Existing, with the same numbers. */
  readonly known: number;
  /**
   * Existing with different numbers, or twice in the file with different ones: left unchanged. Line
   * numbers.
   */
  readonly differing: readonly number[];
  /** Duplicates in the file. Line numbers. */
  readonly duplicates: readonly number[];
  /** Lines whose numbers got lost leading zeros back. */
  readonly restored: readonly number[];
  readonly bad: readonly BadRow[];
}

/**
 * Sorts the rows of one file: rows to write, faulty rows, and duplicates. `wrongDay` returns the
 * fault of a day.
 */
export function openSieve(wrongDay: (day: string) => string | undefined) {
  const [differing, duplicates, restored]: [number[], number[], number[]] = [[], [], []];
  const bad: BadRow[] = [];
  const report = { rows: 0, added: 0, known: 0, differing, duplicates, restored, bad };
  const numbersOf = new Map<string, string>();
  const days = new Set<string>();
  return {
    report: report satisfies FileReport,
    /** The days of the rows to write. */
    days: days as ReadonlySet<string>,
    /** The row, if it should be written. */
    sift: (row: ReadResultRow | BadRow): ReadResultRow | undefined => {
      report.rows++;
      const reason = "reason" in row ? row.reason : wrongDay(row.day);
      if ("reason" in row || reason !== undefined) {
        bad.push({ line: row.line, reason: reason ?? "" });
        return undefined;
      }
      const numbers = JSON.stringify(row.outcome);
      const before = numbersOf.get(row.issueNo);
      if (before !== undefined) {
        (before === numbers ? duplicates : differing).push(row.line);
        return undefined;
      }
      numbersOf.set(row.issueNo, numbers);
      days.add(row.day);
      if (row.restored > 0) restored.push(row.line);
      return row;
    },
    /** Counts the outcomes of written rows, by issue. */
    wrote: (
      rows: readonly ReadResultRow[],
      became: ReadonlyMap<string, "added" | "known" | "differs">,
    ): void => {
      for (const { issueNo, line } of rows) {
        const what = became.get(issueNo);
        if (what === "added") report.added++;
        else if (what === "known") report.known++;
        else differing.push(line);
      }
    },
  };
}
