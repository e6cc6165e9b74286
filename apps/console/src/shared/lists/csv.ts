/** A column of a file: its title, and a row's value as plain text. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly csv?: (row: Row) => string | number | null;
}

const NUMBER = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet reads as the beginning of a formula. */
const FORMULA = /^[\t\r\n ]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;

/**
 * Rows as a CSV document (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8.
 * Columns without `csv` are left out. A text that a spreadsheet would run as a formula gets an
 * apostrophe before it (OWASP, CSV injection); plain numbers stay numbers.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ title, csv }) => (csv ? [{ title, csv }] : []));
  const lines = [
    written.map(({ title }) => cell(title)),
    ...rows.map((row) => written.map(({ csv }) => cell(csv(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(",")}\r\n`).join("")}`;
}

function cell(value: string | number | null): string {
  const text = value === null ? "" : String(value);
  const safe = !NUMBER.test(text) && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
