/** A record of a CSV file and the line it begins on; lines count from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads CSV from the pieces of a file, line by line: commas or semicolons between cells, cells with quotes around them where they hold one. Blank lines are passed over.
 */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  let line = 0;
  let separator: string | undefined;
  for await (const text of linesOf(pieces)) {
    line++;
    const row = line === 1 ? text.replace(/^\uFEFF/, "") : text;
    if (row.trim() === "") continue;
    separator ??= row.includes(",") ? "," : ";";
    yield { line, cells: cellsOf(row, separator) };
  }
}

async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    const lines = (rest + piece).split(/\r?\n/);
    rest = lines.pop() ?? "";
    yield* lines;
  }
  yield rest;
}

function cellsOf(row: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < row.length; at++) {
    const letter = row.charAt(at);
    if (quoted && letter === '"' && row.charAt(at + 1) === '"') {
      cell += '"';
      at++;
    } else if (letter === '"') quoted = !quoted;
    else if (letter === separator && !quoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}
