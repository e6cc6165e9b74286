import { CsvError, parse } from "csv-parse/sync";

/** A record of a CSV file and the line it is on; lines count from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A line that is not CSV. */
export interface BrokenLine {
  readonly line: number;
  readonly broken: string;
}

/**
 * Reads CSV from the pieces of a file: commas or semicolons between cells, cells with quotes around
 * them where they hold one. Blank lines are skipped. Each line is a record, so that a quote out
 * of place spoils its own line alone.
 */
export async function* readCsv(
  pieces: AsyncIterable<string>,
): AsyncGenerator<CsvRecord | BrokenLine> {
  let line = 0;
  let delimiter: string | undefined;
  for await (const text of linesOf(pieces)) {
    line++;
    if (text.trim() === "") continue;
    delimiter ??= text.includes(",") ? "," : ";";
    yield { line, ...readLine(text, delimiter) };
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

function readLine(
  text: string,
  delimiter: string,
): Pick<CsvRecord, "cells"> | Pick<BrokenLine, "broken"> {
  try {
    const [cells = []] = parse(text, { bom: true, delimiter, relax_quotes: true, trim: true });
    return { cells };
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    return { broken: "a quote is not closed where its cell ends" };
  }
}
