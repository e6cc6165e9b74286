import { ok, type Ok } from "@perya/result";
import { CsvError, parse } from "csv-parse/sync";
import { z } from "zod";
import { decodeText } from "./decode-text.ts";
import {
  badStatement,
  type BadStatement,
  type StatementLine,
  type StatementMapping,
} from "./mapping.ts";
import { readAmount } from "./read-amount.ts";
import { readTime } from "./read-time.ts";

/** Rows of one file: a busy day's, many times over. */
export const MOST_ROWS = 20_000;
/** Characters of a row; a stray quote would make the rest of a file one row. */
const MOST_CHARACTERS = 10_000;
const LONGEST_NUMBER = 128;
const LONGEST_PAYER = 200;

/** What a file does not say itself. */
export interface Reading {
  readonly mapping: StatementMapping;
  readonly zone: string;
  /** Of a file without a column for it. */
  readonly currency: string;
  /** The days it is of, both included. */
  readonly from: string;
  readonly to: string;
}

/** Thrown within this file alone. */
class Unreadable extends Error {
  readonly line: number | null;

  constructor(line: number | null, message: string) {
    super(message);
    this.line = line;
  }
}

interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a statement, whole or not at all: the fault names the first line that can't be read. Rows
 * without a number and an amount, such as sums and empty ones, are passed by.
 */
export function readStatement(bytes: Buffer, reading: Reading): Ok<StatementLine[]> | BadStatement {
  try {
    const [titles, ...rows] = rowsOf(bytes, reading.mapping);
    const at = columnsOf(titles, reading.mapping);
    const lines = rows.flatMap((row) => lineOf(row, at, reading));
    refuseRepeated(lines);
    return ok(lines);
  } catch (fault) {
    if (fault instanceof Unreadable) return badStatement(fault.line, fault.message);
    throw fault;
  }
}

function rowsOf(bytes: Buffer, { encoding, delimiter, skip }: StatementMapping): Row[] {
  const text = decodeText(bytes, encoding);
  if (text === undefined) throw new Unreadable(null, "The file is not text in this encoding.");
  try {
    const rows = parse(text, {
      delimiter,
      from_line: skip + 1,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MOST_CHARACTERS,
      to: MOST_ROWS + 2,
    }) as unknown as Row[];
    if (rows.length > MOST_ROWS + 1)
      throw new Unreadable(null, `A file may have ${MOST_ROWS} rows; split this one by days.`);
    return rows;
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    const { lines: line } = z.object({ lines: z.number().nullable().catch(null) }).parse(fault);
    throw new Unreadable(line, "The row does not end as a row of a CSV file does.");
  }
}

/** The place of each column; undefined for one that the file need not have. */
type Places = Readonly<
  Record<"number" | "day" | "paidIn", number> &
    Record<"time" | "paidOut" | "currency" | "payer", number | undefined>
>;

function columnsOf(titles: Row | undefined, mapping: StatementMapping): Places {
  const known = titles?.record.map((title) => title.trim().toLowerCase()) ?? [];
  const place = (title: string): number => {
    const found = known.indexOf(title.toLowerCase());
    if (found === -1)
      throw new Unreadable(
        titles?.info.lines ?? null,
        `There is no column “${title}” among the titles.`,
      );
    return found;
  };
  const maybe = (title: string | null) => (title === null ? undefined : place(title));
  return {
    number: place(mapping.number),
    day: place(mapping.day),
    paidIn: place(mapping.paidIn),
    time: maybe(mapping.time),
    paidOut: maybe(mapping.paidOut),
    currency: maybe(mapping.currency),
    payer: maybe(mapping.payer),
  };
}

function lineOf(
  { record, info: { lines: lineNo } }: Row,
  at: Places,
  { mapping, zone, currency: main, from, to }: Reading,
): StatementLine[] {
  const cell = (place: number | undefined) =>
    place === undefined ? "" : (record[place] ?? "").normalize("NFC").trim();
  const [number, paidIn, paidOut] = [cell(at.number), cell(at.paidIn), cell(at.paidOut)];
  if (number === "" || (paidIn === "" && paidOut === "")) {
    if (number === "" && paidIn !== "" && cell(at.day) !== "")
      throw new Unreadable(lineNo, "A movement has no number.");
    return [];
  }
  if (number.length > LONGEST_NUMBER) throw new Unreadable(lineNo, "The number is too long.");
  const moved =
    amountOf(lineNo, paidIn, mapping.decimal) -
    amountOf(lineNo, paidOut, mapping.decimal, at.paidOut !== undefined);
  if (moved === 0n) return [];
  const instant = readTime(cell(at.day), cell(at.time) || undefined, mapping.date, zone);
  if (!instant) throw new Unreadable(lineNo, `“${cell(at.day)}” is not a date as ${mapping.date}.`);
  const day = instant.toZonedDateTimeISO(zone).toPlainDate().toString();
  if (day < from || day > to)
    throw new Unreadable(lineNo, `${day} is not among the days that this statement is of.`);
  const currency = (cell(at.currency) || main).toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency))
    throw new Unreadable(lineNo, `“${currency}” is not a currency.`);
  const direction = moved > 0n ? "IN" : "OUT";
  const units = moved > 0n ? moved : -moved;
  const payer = cell(at.payer).slice(0, LONGEST_PAYER) || null;
  return [{ lineNo, direction, number, units, currency, at: instant, day, payer }];
}

/** Of a column of its own, what went out is told with a sign or without. */
function amountOf(lineNo: number, text: string, decimal: "." | ",", unsigned = false): bigint {
  if (text === "") return 0n;
  const units = readAmount(text, decimal);
  if (units === undefined) throw new Unreadable(lineNo, `“${text}” is not an amount.`);
  return unsigned && units < 0n ? -units : units;
}

function refuseRepeated(lines: readonly StatementLine[]): void {
  const seen = new Map<string, number>();
  for (const { direction, number, lineNo } of lines) {
    const key = `${direction} ${number}`;
    const earlier = seen.get(key);
    if (earlier !== undefined)
      throw new Unreadable(lineNo, `The number ${number} is in line ${earlier} already.`);
    seen.set(key, lineNo);
  }
}
