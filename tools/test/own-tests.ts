import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";

/** Folders whose tests are those of the whole product and not of one file. */
const TOPS = new Set([".", "apps", "packages", "games", "vendors", "e2e"]);
const TESTS = "*.test.{ts,tsx}";

/** The files that differ from the last commit, new ones too. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  return [
    ...git("diff", "--name-only", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
}

/**
 * The tests of some files: a test is its own; any other file has the one of its name, or those of
 * its folder, or of the nearest folder above that has some.
 */
export function ownTests(files: readonly string[], root: string): string[] {
  return [...new Set(files.flatMap((file) => testsOf(file, root)))].toSorted();
}

function testsOf(file: string, root: string): string[] {
  if (/\.test\.tsx?$|\.spec\.ts$/.test(file)) return existsSync(join(root, file)) ? [file] : [];
  const named = globSync(`${file.replace(/\.[^./]+$/, "")}.test.{ts,tsx}`, { cwd: root });
  if (named.length > 0) return named;
  for (let folder = dirname(file); !TOPS.has(folder); folder = dirname(folder)) {
    const beside = globSync(`${folder}/${TESTS}`, { cwd: root });
    if (beside.length > 0) return beside;
  }
  return [];
}
