import ts from "typescript";

const MODULE = /\/modules\/([^/]+)\//;
const CREATES =
  /create (?:unlogged )?(?:table|(?:materialized )?view) (?:if not exists )?([a-z_]+)/gi;
/** What a statement names after these is a table, unless it is a name that the statement gives itself. */
const NAMES = /\b(?:from|join|into|update|using|truncate|table)\s+(?:only\s+)?([a-z_]+)\b/gi;

/** Joins of the studio, where one statement on a bet's way takes the place of two or three: whose tables a module reads besides its own. It writes none of them. */
const READ_TOO: Readonly<Record<string, readonly string[]>> = {
  "apps/studio/src/modules/rounds/rounds.store.ts": ["seeds"],
  "apps/studio/src/modules/wallet-client/wallet-calls.store.ts": ["rounds", "sessions"],
};

/** The module that each table belongs to: the one whose migrations create it. */
export function tableOwners(
  migrations: readonly { readonly path: string; readonly text: string }[],
): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const { path, text } of migrations) {
    const owner = MODULE.exec(path)?.[1];
    if (owner) for (const [, table = ""] of text.matchAll(CREATES)) owners.set(table, owner);
  }
  return owners;
}

/** The statements of a store that name a table of another module: its index says what can be asked instead. */
export function foreignTables(
  path: string,
  text: string,
  owners: ReadonlyMap<string, string>,
): string[] {
  const own = MODULE.exec(path)?.[1];
  if (own === undefined || !path.endsWith(".store.ts")) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === "sql") {
      for (const [, table = ""] of node.template.getText(source).matchAll(NAMES)) {
        const owner = owners.get(table);
        if (owner === undefined || owner === own || READ_TOO[path]?.includes(owner)) continue;
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        faults.push(`${path}:${line + 1}: ${table} is a table of ${owner}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}
