import { CsvError, parse } from "csv-parse/sync";

/** Bytes of a row: some persons have hundreds of aliases. */
const MOST_ROW_BYTES = 1_000_000;
const [NEWLINE, QUOTE] = [0x0a, 0x22];
const BOM = Buffer.from("\uFEFF");

/** A part of a CSV file: what follows the last whole row, and the next piece of the file. */
export interface Part {
  readonly bytes: Buffer;
  readonly isLast: boolean;
  /** Lines of the file before this part. */
  readonly linesBefore: number;
  /** The names in the file's first row; null when this part begins with it. */
  readonly columns: readonly string[] | null;
}

/** A row by the names of its columns, and how a fault names its line. */
export interface WholeRow {
  readonly fields: Readonly<Record<string, string>>;
  readonly line: string;
}

/** The whole rows of a part, how many lines they are, and what is left of it. */
interface WholeRows {
  readonly rows: readonly WholeRow[];
  readonly lines: number;
  readonly columns: readonly string[] | null;
  readonly rest: Buffer;
}

/** What is wrong with a file, as a sentence that names the line. */
export class ListFault extends Error {}

/**
 * Reads the whole rows of a part of a CSV file whose first row names its columns; `needed` must be
 * among them. Throws a ListFault for what is no such file.
 */
export function wholeRows(
  { bytes, isLast, linesBefore, columns: known }: Part,
  needed: readonly string[],
): WholeRows {
  const start = known === null && bytes.subarray(0, BOM.length).equals(BOM) ? BOM.length : 0;
  const end = isLast ? bytes.length : endOfRows(bytes, start);
  const rest = bytes.subarray(end);
  if (rest.length > MOST_ROW_BYTES)
    throw new ListFault(`Line ${linesBefore + 1 + linesIn(bytes.subarray(0, end))}: ${OPEN_QUOTE}`);
  const rows = parsed(bytes.subarray(start, end), linesBefore);
  const columns = known ?? (rows.length > 0 ? columnsOf(rows.shift()?.record ?? [], needed) : null);
  return {
    rows: columns === null ? [] : rows.map((row) => named(row, columns, linesBefore)),
    lines: linesIn(bytes.subarray(0, end)),
    columns,
    rest,
  };
}

const OPEN_QUOTE = "a quotation mark is never closed, or the row is far too long.";

/** Where the last row that is whole ends: after a line's end that is within no quotation marks. */
function endOfRows(bytes: Buffer, start: number): number {
  let [end, quoted] = [start, false];
  for (let at = start; at < bytes.length; at++) {
    if (bytes[at] === QUOTE) quoted = !quoted;
    else if (bytes[at] === NEWLINE && !quoted) end = at + 1;
  }
  return end === start ? 0 : end;
}

function linesIn(bytes: Buffer): number {
  let lines = 0;
  for (const byte of bytes) if (byte === NEWLINE) lines++;
  return lines;
}

interface Row {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function parsed(bytes: Buffer, linesBefore: number): Row[] {
  try {
    return parse(bytes, {
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      record_delimiter: ["\r\n", "\n"],
    }) as unknown as Row[];
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    const line = linesBefore + Number(fault["lines"] ?? 1);
    const words =
      fault.code === "CSV_QUOTE_NOT_CLOSED"
        ? OPEN_QUOTE
        : "a quotation mark stands where none can be.";
    throw new ListFault(`Line ${line}: ${words}`);
  }
}

function columnsOf(first: readonly string[], needed: readonly string[]): readonly string[] {
  const missing = needed.find((name) => !first.includes(name));
  if (missing) throw new ListFault(`Line 1: there is no column “${missing}”.`);
  return first;
}

function named({ record, info }: Row, columns: readonly string[], linesBefore: number): WholeRow {
  const line = `Line ${linesBefore + info.lines}`;
  if (record.length !== columns.length)
    throw new ListFault(`${line}: it has ${record.length} fields instead of ${columns.length}.`);
  const fields = columns.map((name, at) => [name, record[at] ?? ""] as const);
  return { fields: Object.fromEntries(fields), line };
}
