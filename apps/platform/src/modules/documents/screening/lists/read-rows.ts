import { z } from "zod";
import { ListFault, wholeRows, type Part, type WholeRow } from "../../../../lists/whole-rows.ts";
import { nameParts } from "../../../../lists/name-parts.ts";
import type { ListedName } from "../names.store.ts";

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

/** The whole rows of a part: names of persons, how many persons and lines, and what is left. */
interface Rows {
  readonly names: readonly ListedName[];
  readonly persons: number;
  readonly lines: number;
  readonly columns: readonly string[] | null;
  readonly rest: Buffer;
}

/**
 * Reads the whole rows of a part of OpenSanctions' `targets.simple.csv`: each name and alias of its
 * persons by itself. Throws a ListFault for what is no such file.
 */
export function readRows(part: Part): Rows {
  const { rows, ...read } = wholeRows(part, NEEDED);
  const found = rows.map(namesOf);
  return {
    ...read,
    names: found.flat(),
    persons: found.filter((names) => names.length > 0).length,
  };
}

function namesOf({ fields, line }: WholeRow): readonly ListedName[] {
  const row = listed.safeParse(fields);
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
