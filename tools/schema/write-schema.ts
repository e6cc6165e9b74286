import type { Schema, Table } from "./read-schema.ts";

const HEAD =
  "-- Written by `npm run schema` from a migrated database. Change it by a migration.\n\nset " +
  "check_function_bodies = off;";

/**
 * A schema as statements that make the same one in an empty database: types, functions, each
 * module's tables with what hangs on them. `moduleOf` says whose a table is.
 */
export function writeSchema(
  { extensions, types, sequences, functions, tables }: Schema,
  moduleOf: (table: string) => string,
): string {
  const texts = (ofRows: boolean) =>
    functions.filter((one) => one.ofRows === ofRows).map(({ text }) => text);
  return [
    HEAD,
    extensions.join("\n"),
    types.join("\n"),
    sequences.join("\n"),
    ...texts(false),
    ...byModule(tables, moduleOf),
    ...texts(true),
    tables.flatMap(({ triggers }) => triggers).join("\n"),
  ]
    .filter((part) => part !== "")
    .map((part) => `${part}\n`)
    .join("\n");
}

/**
 * Tables in an order in which each comes after those its keys refer to, a module's together where
 * that is possible, with a line where another module's begin.
 */
function byModule(tables: readonly Table[], moduleOf: (table: string) => string): string[] {
  const left = new Map(tables.map((table) => [table.name, table]));
  const parts: string[] = [];
  let current: string | undefined;
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ refersTo }) =>
      refersTo.every((name) => !left.has(name)),
    );
    const waits = (module: string) =>
      [...left.values()].some(
        (table) =>
          moduleOf(table.name) === module &&
          table.refersTo.some((name) => left.has(name) && moduleOf(name) !== module),
      );
    const inOrder = ready.toSorted(
      (a, b) =>
        Number(waits(moduleOf(a.name))) - Number(waits(moduleOf(b.name))) ||
        (moduleOf(a.name) < moduleOf(b.name) ? -1 : 1),
    );
    const next = ready.find(({ name }) => moduleOf(name) === current) ?? inOrder[0];
    if (!next) throw new Error(`Keys in a circle: ${[...left.keys()].join(", ")}`);
    left.delete(next.name);
    if (moduleOf(next.name) !== current) parts.push(`-- ${(current = moduleOf(next.name))}`);
    parts.push(textOf(next));
  }
  return parts;
}

function textOf({ name, lines, settings, indexes, comments }: Table): string {
  const columns = lines.map((line) => `  ${line}`).join(",\n");
  const options = settings ? ` with (${settings})` : "";
  const table = `create table ${name} (\n${columns}\n)${options};`;
  return [table, ...indexes, ...comments].join("\n");
}
