import ts from "typescript";

/** The application, which has a database of its own, and the module. */
const MODULE = /^(apps\/[^/]+)\/.*?\/?modules\/([^/]+)\//;
const CREATES =
  /create (?:unlogged )?(?:table|(?:materialized )?view) (?:if not exists )?([a-z_]+)/gi;
/**
 * What a statement names after these is a table, unless it is a name that the statement gives
 * itself.
 */
const NAMES = /\b(?:from|join|into|update|using|truncate|table)\s+(?:only\s+)?([a-z_]+)\b/gi;
/** Another table of the same list, behind the one before it and the name that stands for it. */
const AND = /\s*(?:as\s+)?[a-z_]*\s*,\s*(?:only\s+|lateral\s+)?([a-z_]+)\b/iy;

/** The module that each table of an application belongs to, by application, then by table. */
export type TableOwners = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The module that each table belongs to: the one of its application whose migrations create it. */
export function tableOwners(
  migrations: readonly { readonly path: string; readonly text: string }[],
): TableOwners {
  const owners = new Map<string, Map<string, string>>();
  for (const { path, text } of migrations) {
    const [, app, owner] = MODULE.exec(path) ?? [];
    if (app === undefined || owner === undefined) continue;
    const tables = owners.get(app) ?? new Map<string, string>();
    owners.set(app, tables);
    for (const [, table = ""] of text.matchAll(CREATES)) tables.set(table, owner);
  }
  return owners;
}

/**
 * The statements of a store that name a table of another module: its index says what can be asked
 * instead.
 */
export function foreignTables(path: string, text: string, owners: TableOwners): string[] {
  const [, app, own] = MODULE.exec(path) ?? [];
  const tables = owners.get(app ?? "");
  if (own === undefined || tables === undefined || !path.endsWith(".store.ts")) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === "sql") {
      for (const table of namedIn(node.template.getText(source))) {
        const owner = tables.get(table);
        if (owner === undefined || owner === own) continue;
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        faults.push(`${path}:${line + 1}: ${table} is a table of ${owner}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function* namedIn(statement: string): Generator<string> {
  for (const { 0: found, 1: table = "", index } of statement.matchAll(NAMES)) {
    yield table;
    AND.lastIndex = index + found.length;
    for (let next = AND.exec(statement); next !== null; next = AND.exec(statement))
      yield next[1] ?? "";
  }
}
