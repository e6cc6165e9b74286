import { CsvError, parse } from "csv-parse/sync";
import { z } from "zod";
import { nameParts } from "../name-parts.ts";
import type { ListedName } from "../names.store.ts";

/** Bytes of a row: some persons have hundreds of aliases. */
const MOST_ROW_BYTES = 1_000_000;
const [NEWLINE, QUOTE] = [0x0a, 0x22];
const BOM = Buffer.from("\uFEFF");

/** Columns of OpenSanctions' targets.simple.csv that are read. The others may be any. */
const NEEDED = ["id", "schema", "name"] as const;
const plain = z.string().refine((text) => !text.includes("\0"));
const listed = z.object({
  id: plain.min(1).max(200),
  schema: z.string(),
  name: plain,
  aliases: plain.default(""),
  birth_date: plain.default(""),
  dataset: plain.default(""),
});

/** A part of a list: what follows the last whole row, and the next piece of the file. */
interface Part {
  readonly bytes: Buffer;
  readonly isLast: boolean;
  /** Lines of the file before this part. */
  readonly linesBefore: number;
  /** The names in the file's first row; null when this part begins with it. */
  readonly columns: readonly string[] | null;
}

/** The whole rows of a part: names of persons, how many persons and lines, and what is left. */
interface Rows {
  readonly names: readonly ListedName[];
  readonly persons: number;
  readonly lines: number;
  readonly columns: readonly string[] | null;
  readonly rest: Buffer;
}

/** What is wrong with a file, as a sentence that names the line. */
export class ListFault extends Error {}

/**
 * Reads the whole rows of a part of OpenSanctions' `targets.simple.csv`: each name and alias of its
 * persons by itself. Throws a ListFault for what is no such file.
 */
export function readRows({ bytes, isLast, linesBefore, columns: known }: Part): Rows {
  const start = known === null && bytes.subarray(0, BOM.length).equals(BOM) ? BOM.length : 0;
  const end = isLast ? bytes.length : endOfRows(bytes, start);
  const rest = bytes.subarray(end);
  if (rest.length > MOST_ROW_BYTES)
    throw new ListFault(`Line ${linesBefore + 1 + linesIn(bytes.subarray(0, end))}: ${OPEN_QUOTE}`);
  const rows = parsed(bytes.subarray(start, end), linesBefore);
  const columns = known ?? (rows.length > 0 ? columnsOf(rows.shift()?.record ?? []) : null);
  const found = columns === null ? [] : rows.map((row) => namesOf(row, columns, linesBefore));
  return {
    names: found.flat(),
    persons: found.filter((names) => names.length > 0).length,
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

function columnsOf(first: readonly string[]): readonly string[] {
  const missing = NEEDED.find((name) => !first.includes(name));
  if (missing) throw new ListFault(`Line 1: there is no column “${missing}”.`);
  return first;
}

function namesOf(
  { record, info }: Row,
  columns: readonly string[],
  linesBefore: number,
): readonly ListedName[] {
  const line = `Line ${linesBefore + info.lines}`;
  if (record.length !== columns.length)
    throw new ListFault(`${line}: it has ${record.length} fields instead of ${columns.length}.`);
  const row = listed.safeParse(Object.fromEntries(columns.map((name, at) => [name, record[at]])));
  if (!row.success)
    throw new ListFault(`${line}: “${String(row.error.issues[0]?.path[0])}” can't be read.`);
  return row.data.schema === "Person" ? namesOfPerson(row.data) : [];
}

function namesOfPerson({ id, name, aliases, birth_date: births, dataset }: z.infer<typeof listed>) {
  const birthDates = values(births).filter((date) => /^\d{4}(-\d{2}){0,2}$/.test(date));
  const own = new Map(
    [name, ...values(aliases)].map((one) => {
      const parts = nameParts(one);
      return [parts.join(" "), { name: one, parts }] as const;
    }),
  );
  own.delete("");
  return [...own.values()].map((one): ListedName => ({
    ...one,
    person: id,
    birthDates,
    datasets: dataset,
  }));
}

/** Several values of a column have ; between them. */
function values(text: string): string[] {
  return text
    .split(";")
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
