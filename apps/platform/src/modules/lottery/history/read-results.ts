import type { LotteryRules } from "@perya/lottery-kit";
import type { BrokenLine, CsvRecord } from "./csv.ts";
import type { PastResult } from "./history.store.ts";
import { columnOf, partOf } from "./columns.ts";
import { readDay } from "./read-day.ts";
import { partsOfOutcome, type OutcomePart } from "../results/parts-of-outcome.ts";
import { readResult } from "./read-result.ts";

/** A line of the file that can't be used, and why. */
export interface BadRow {
  readonly line: number;
  readonly reason: string;
}

/** A result as read from a line. */
export interface ReadResultRow extends PastResult {
  readonly line: number;
  readonly restored: number;
}

/**
 * Separators of several numbers in one cell. A hyphen separates two numbers; before one it would be
 * a sign, which no result has.
 */
const BETWEEN_NUMBERS = /[\s;|/]+|(?<=\d)-(?=\d)/;

/**
 * Reads published results, a row each: a header with `day`, the game's parts by name (`DB`, `G1` …;
 * several numbers in one cell, or in columns `G2_1`, `G2_2`) and, where a day has several draws,
 * `issue`; or the same with publishers' headers (`columns.ts`). Unknown columns are skipped. Bad
 * rows yield their fault.
 */
export async function* readResults(
  rules: LotteryRules,
  records: AsyncIterable<CsvRecord | BrokenLine>,
): AsyncGenerator<ReadResultRow | BadRow> {
  const layout = partsOfOutcome(rules, rules.termsOn(Temporal.Now.plainDateISO()));
  let columns: readonly string[] | undefined;
  for await (const record of records) {
    const { line } = record;
    if ("broken" in record) {
      yield { line, reason: record.broken };
      continue;
    }
    const { cells } = record;
    if (!columns) {
      columns = cells.map(columnOf);
      const missing = layout
        .filter(({ name }) => !columns?.some((column) => partOf(column) === name.toUpperCase()))
        .map(({ name }) => name);
      if (!columns.includes("DAY")) missing.unshift("day");
      if (missing.length === 0) continue;
      yield { line, reason: `the header lacks ${missing.join(", ")}` };
      return;
    }
    yield readRow(rules, layout, columns, { line, cells });
  }
}

function readRow(
  rules: LotteryRules,
  layout: readonly OutcomePart[],
  columns: readonly string[],
  { line, cells }: CsvRecord,
): ReadResultRow | BadRow {
  const cell = (name: string) => cells[columns.indexOf(name)] ?? "";
  const date = readDay(cell("DAY"));
  if (!date) return { line, reason: `"${cell("DAY")}" is not a day` };
  const numbers = new Map<string, string[]>();
  for (const [at, column] of columns.entries()) {
    const found = (cells[at] ?? "").split(BETWEEN_NUMBERS).filter((number) => number !== "");
    numbers.set(partOf(column), [...(numbers.get(partOf(column)) ?? []), ...found]);
  }
  const read = readResult(rules, rules.termsOn(date), layout, numbers);
  if (!read.ok) return { line, reason: read.detail ?? read.refusal };
  const day = date.toString();
  return { line, day, issueNo: cell("ISSUE") || day.replaceAll("-", ""), ...read.value };
}
