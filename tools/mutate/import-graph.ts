import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const WORKSPACES = "{apps,packages,games,vendors}/*/package.json";
const SOURCES = "{apps,packages,games,vendors}/**/*.{ts,tsx}";
/** Type-only imports bring no code. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s*)?"([^"]+)"|\bimport\("([^"]+)"\)/g;

/** A test file that imports a source file, and the number of imports between them. */
export interface Related {
  readonly test: string;
  readonly distance: number;
}

/**
 * Answers the test files that reach a source file by their imports, from the root, nearest first.
 */
export function readImportGraph(root: string): (file: string) => readonly Related[] {
  const exclude = (path: string) => path.endsWith("node_modules") || path.endsWith("dist");
  const files = globSync(SOURCES, { cwd: root, exclude }).filter(
    (file) => !file.includes("node_modules"),
  );
  const entries = packageEntries(root);
  const known = new Set(files);
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const imported of importsOf(root, file, entries))
      if (known.has(imported)) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  return (file) => related(file, importers);
}

/** Breadth first, from a file to its importers. */
function related(file: string, importers: ReadonlyMap<string, readonly string[]>): Related[] {
  const found: Related[] = [];
  const seen = new Set([file]);
  let ring = [file];
  for (let distance = 1; ring.length > 0; distance++) {
    const next = ring
      .flatMap((one) => importers.get(one) ?? [])
      .filter((importer) => !seen.has(importer) && seen.add(importer));
    for (const test of next) if (/\.test\.tsx?$/.test(test)) found.push({ test, distance });
    ring = next;
  }
  return found;
}

function importsOf(root: string, file: string, entries: ReadonlyMap<string, string>): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(IMPORT)].flatMap(([, from, lazily]) => {
    const name = from ?? lazily ?? "";
    if (name.startsWith(".")) return [join(dirname(file), name)];
    return entries.get(name) ?? [];
  });
}

/** The files behind what the workspace's packages export. */
function packageEntries(root: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const path of globSync(WORKSPACES, { cwd: root })) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), "utf8")) as {
      name: string;
      exports?: Record<string, string>;
    };
    for (const [entry, target] of Object.entries(exports))
      if (typeof target === "string")
        entries.set(join(name, entry), relative(root, join(root, dirname(path), target)));
  }
  return entries;
}
