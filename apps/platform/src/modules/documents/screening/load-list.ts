import { ok, refuse, type Result } from "@perya/result";
import { parse } from "csv-parse";
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { z } from "zod";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { nameParts } from "./name-parts.ts";
import {
  finishList,
  insertList,
  insertNames,
  selectList,
  type ListedName,
  type LoadedList,
} from "./screening.store.ts";

/** Names of one statement. */
const BATCH = 1_000;
/** Characters of a row: some persons have hundreds of aliases. */
const MOST_CHARACTERS = 1_000_000;

/** A row of OpenSanctions' targets.simple.csv; several values of a column have ; between them. */
const listed = z.object({
  id: z.string().min(1).max(200),
  schema: z.string(),
  name: z.string(),
  aliases: z.string().default(""),
  birth_date: z.string().default(""),
  dataset: z.string().default(""),
});

export type LoadRefusal = "NOT_A_LIST";

/**
 * Loads a list in the shape of OpenSanctions' `targets.simple.csv` in place of the one before: only
 * its persons, each name and alias by itself. A file that is not whole changes nothing.
 */
export async function loadList(
  { db }: Platform,
  file: { readonly name: string; readonly stream: Readable },
  by: string,
): Promise<Result<LoadedList, LoadRefusal>> {
  const hash = createHash("sha256");
  file.stream.on("data", (chunk: Buffer) => hash.update(chunk));
  const rows = file.stream.pipe(
    parse({ columns: true, bom: true, max_record_size: MOST_CHARACTERS }),
  );
  file.stream.on("error", (fault) => rows.destroy(fault));
  // One that comes before the rows are read is thrown when they are.
  rows.on("error", () => undefined);
  try {
    return await db.inTransaction(async (tx) => {
      const list = await insertList(tx, file.name, by);
      let [persons, names, waiting] = [0, 0, [] as ListedName[]];
      for await (const row of rows) {
        const read = listed.safeParse(row);
        if (!read.success) throw new NotAList();
        const own = read.data.schema === "Person" ? namesOf(read.data) : [];
        persons += own.length > 0 ? 1 : 0;
        names += own.length;
        waiting.push(...own);
        if (waiting.length < BATCH) continue;
        await insertNames(tx, list, waiting);
        waiting = [];
      }
      if (persons === 0) throw new NotAList();
      if (waiting.length > 0) await insertNames(tx, list, waiting);
      await finishList(tx, list, { sha256: hash.digest(), persons, names });
      const loaded = await selectList(tx);
      if (!loaded) throw new Error("A list was not written");
      await recordAudit(tx, {
        actor: by,
        action: "screening.load",
        subject: file.name,
        brandId: null,
        after: { persons, names },
      });
      return ok(loaded);
    });
  } catch (fault) {
    if (fault instanceof NotAList || isCsvFault(fault)) return refuse("NOT_A_LIST");
    throw fault;
  }
}

/** Thrown to undo a loading. */
class NotAList extends Error {}

function isCsvFault(fault: unknown): boolean {
  return fault instanceof Error && "code" in fault && String(fault.code).startsWith("CSV_");
}

function namesOf({ id, name, aliases, birth_date: births, dataset }: z.infer<typeof listed>) {
  const birthDates = values(births).filter((date) => /^\d{4}(-\d{2}){0,2}$/.test(date));
  const own = new Map(
    [name, ...values(aliases)].map((one) => [nameParts(one).join(" "), one] as const),
  );
  own.delete("");
  return [...own].map(([parts, one]): ListedName => ({
    person: id,
    name: one,
    parts: parts.split(" "),
    birthDates,
    datasets: dataset,
  }));
}

function values(text: string): string[] {
  return text
    .split(";")
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
