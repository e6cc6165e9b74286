import { ListFault, wholeRows, type Part, type WholeRow } from "../../../lists/whole-rows.ts";
import { numberMark } from "../../../secrets/number-mark.ts";
import { personMark } from "./person-mark.ts";

/** Someone on a list by a keyed hash; until null, without an end. */
export interface Mark {
  readonly mark: Buffer;
  readonly until: Temporal.Instant | null;
}

/** The whole rows of a part as they are kept, and what is left of it. */
interface Marks {
  readonly marks: readonly Mark[];
  readonly persons: number;
  readonly numberOnly: number;
  readonly nameOnly: number;
  readonly lines: number;
  readonly columns: readonly string[] | null;
  readonly rest: Buffer;
}

interface Reader {
  readonly secretKey: string;
  /** The brand's, in which a day ends. */
  readonly zone: string;
}

/** Letters and digits that a number has at least: what is shorter is no identity number. */
const LEAST_SIGNS = 4;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads the whole rows of a part of a register's list: a number, or a name with a birth date, and
 * the last day of the exclusion. Throws a ListFault for what is no such file.
 */
export function readMarks(part: Part, reader: Reader): Marks {
  const { rows, ...read } = wholeRows(part, []);
  if (read.columns) refuseColumns(read.columns);
  const persons = rows.map((row) => personOf(row, reader));
  const alone = (by: "number" | "name") =>
    persons.filter(({ marks: [first, second], by: how }) => first && !second && how === by).length;
  return {
    ...read,
    marks: persons.flatMap(({ marks, until }) => marks.map((mark) => ({ mark, until }))),
    persons: persons.length,
    numberOnly: alone("number"),
    nameOnly: alone("name"),
  };
}

function refuseColumns(columns: readonly string[]): void {
  const has = (name: string) => columns.includes(name);
  if (has("number") || (has("name") && has("birth_date"))) return;
  throw new ListFault("Line 1: there is no column “number”, nor “name” with “birth_date”.");
}

function personOf({ fields, line }: WholeRow, reader: Reader) {
  const text = (name: string) => fields[name]?.trim() ?? "";
  const [number, name, birthDate] = [text("number"), text("name"), text("birth_date")];
  const until = endOf(text("until"), line, reader.zone);
  if (birthDate !== "" && !isDay(birthDate))
    throw new ListFault(`${line}: “birth_date” is no day like 1990-12-31.`);
  if (number !== "" && number.replaceAll(/[^\p{L}\p{N}]/gu, "").length < LEAST_SIGNS)
    throw new ListFault(`${line}: “number” is too short for an identity number.`);
  const byNumber = number === "" ? undefined : numberMark(reader.secretKey, number);
  const byName =
    name === "" || birthDate === "" ? undefined : personMark(reader.secretKey, name, birthDate);
  const marks = [byNumber, byName].filter((mark) => mark !== undefined);
  if (marks.length === 0)
    throw new ListFault(`${line}: there is neither a number nor a name with a birth date.`);
  return { marks, until, by: byNumber ? ("number" as const) : ("name" as const) };
}

/** The end of the last day of an exclusion; null for an empty field. */
function endOf(day: string, line: string, zone: string): Temporal.Instant | null {
  if (day === "") return null;
  if (!isDay(day)) throw new ListFault(`${line}: “until” is no day like 2027-12-31.`);
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone).toInstant();
}

function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: "reject" }).toString() === text;
  } catch {
    return false;
  }
}
