import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { AREAS, type Area, type Mutant } from "./find-mutants.ts";
import type { Related } from "./import-graph.ts";

/** Folders with tests of an area, besides its own. */
const TESTED_IN: Partial<Record<Area, readonly string[]>> = {
  "lottery-kit": [AREAS.games],
  vendors: [AREAS.rounds],
};
/** The most test files to try a fault on: the area's own and those of others. */
const MOST_TESTS = 24;
const MOST_OF_OTHERS = 4;

/**
 * The test files that reach a file by their imports: those of its own area first, then those of
 * others, the nearest of each first.
 */
export function chooseTests(
  { area, file }: Pick<Mutant, "area" | "file">,
  related: readonly Related[],
): string[] {
  const folders = [AREAS[area], ...(TESTED_IN[area] ?? [])];
  const own = related.filter(({ test }) => folders.some((folder) => test.startsWith(`${folder}/`)));
  const others = related.filter((one) => !own.includes(one));
  const chosen = [
    ...nearest(own, file).slice(0, MOST_TESTS),
    ...nearest(others, file).slice(0, MOST_OF_OTHERS),
  ];
  return chosen.map(({ test }) => test);
}

/** By the number of imports between them, and those beside the file first. */
function nearest(some: readonly Related[], file: string): Related[] {
  const isBeside = ({ test }: Related) => Number(dirname(test) === dirname(file));
  return some.toSorted(
    (a, b) => a.distance - b.distance || isBeside(b) - isBeside(a) || (a.test < b.test ? -1 : 1),
  );
}

/**
 * A hash over some test files: a surviving fault is tried again only after one of them has changed.
 */
export function versionOf(root: string, tests: readonly string[]): string {
  return hash(
    "sha256",
    tests
      .toSorted()
      .map((test) => readFileSync(join(root, test), "utf8"))
      .join("\0"),
  );
}
