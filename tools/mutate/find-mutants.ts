import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { changesAt, type Change } from "./mutators.ts";
import { sqlChanges } from "./sql-mutators.ts";

/** Areas in which a fault costs money. */
export const AREAS = {
  wallet: "apps/platform/src/modules/wallet",
  rounds: "apps/platform/src/modules/rounds",
  cashier: "apps/platform/src/modules/cashier",
  vendors: "vendors",
  "lottery-kit": "packages/lottery-kit",
  games: "games",
} as const;

export type Area = keyof typeof AREAS;

/** A fault planted in one file, identified by a key that changes with the file. */
export interface Mutant extends Change {
  readonly area: Area;
  /** From the root. */
  readonly file: string;
  readonly line: number;
  /** That line, without its indentation. */
  readonly lineText: string;
  /** The text that is replaced. */
  readonly was: string;
  readonly key: string;
}

const NOT_PRODUCT =
  /\.test\.tsx?$|\.worker\.ts$|\.d\.ts$|\/testing\/|\/index\.ts$|\/node_modules\/|\/dist\//;

/**
 * The source files of an area, from the root. Views are for browser tests, and what starts a thread
 * is read by the thread itself, where no fault can be planted.
 */
export function filesOf(root: string, area: Area): string[] {
  const exclude = (path: string) => path.endsWith("node_modules");
  return globSync(`${AREAS[area]}/**/*.ts`, { cwd: root, exclude })
    .filter((file) => !NOT_PRODUCT.test(file))
    .toSorted();
}

/** Every fault that can be planted in a file. */
export function mutantsOf(root: string, area: Area, file: string): Mutant[] {
  const text = readFileSync(join(root, file), "utf8");
  const version = hash("sha256", text);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split("\n");
  return allChanges(source).map((change) => {
    const { line } = source.getLineAndCharacterOfPosition(change.start);
    const key = hash(
      "sha256",
      `${version} ${file} ${change.start} ${change.end} ${change.replacement}`,
    );
    return {
      ...change,
      area,
      file,
      line: line + 1,
      lineText: lines[line]?.trim() ?? "",
      was: text.slice(change.start, change.end),
      key,
    };
  });
}

/** All changes of a source file, in the order of its text. */
export function allChanges(source: ts.SourceFile): Change[] {
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    // Types do nothing, messages of faults are for people, and imports would fail at once.
    if (
      ts.isTypeNode(node) ||
      ts.isImportDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isThrowStatement(node)
    )
      return;
    changes.push(...changesAt(node, source));
    if (ts.isTaggedTemplateExpression(node)) changes.push(...sqlChanges(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return changes.toSorted((a, b) => a.start - b.start);
}

/** This many of the mutants, the same ones for the same seed in whatever order they come. */
export function sample(mutants: readonly Mutant[], limit: number, seed: number): Mutant[] {
  const places = new Map(
    mutants.map((mutant) => [mutant, hash("sha256", `${seed} ${mutant.key}`)]),
  );
  return mutants
    .toSorted((a, b) => ((places.get(a) ?? "") < (places.get(b) ?? "") ? -1 : 1))
    .slice(0, limit);
}
