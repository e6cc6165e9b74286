import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { badSubjects, newestSubjects } from "./subjects.ts";

const ROOT = join(import.meta.dirname, "../..");
const NEWEST = 50;

test("the newest commits say what they do in 10 to 72 characters", () => {
  expect(badSubjects(newestSubjects(ROOT, NEWEST))).toEqual([]);
});

/** A folder that goes away after the test. */
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "perya-subjects-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

/** Makes a commit of everything, with a body that doesn't count. */
function commit(root: string, subject: string): void {
  writeFileSync(join(root, "a.txt"), subject);
  const author = ["-c", "user.name=Ana", "-c", "user.email=ana@example.com"];
  const options = [...author, "-c", "commit.gpgsign=false"];
  execFileSync("git", ["add", "-A"], { cwd: root });
  const message = `${subject}\n\n${"Why it is so, at any length. ".repeat(9)}`;
  execFileSync("git", [...options, "commit", "-q", "-m", message], { cwd: root });
}

test("a subject that says nothing and one that is cut off are found, and those in between are not", () => {
  const root = folder();
  execFileSync("git", ["init", "-q"], { cwd: root });
  for (const length of [9, 10, 72, 73]) commit(root, "s".repeat(length));
  expect(badSubjects(newestSubjects(root, 4)).map(({ length }) => length)).toEqual([73, 9]);
  expect(badSubjects(newestSubjects(root, 1)).map(({ length }) => length)).toEqual([73]);
});

test("a clone without the older commits passes, and so does a folder without history", () => {
  const [root, shallow] = [folder(), folder()];
  execFileSync("git", ["init", "-q"], { cwd: root });
  for (const subject of ["bad", "Say what it does"]) commit(root, subject);
  execFileSync("git", ["clone", "-q", "--depth=1", `file://${root}`, shallow]);
  expect(newestSubjects(shallow, NEWEST)).toEqual(["Say what it does"]);
  expect(newestSubjects(folder(), NEWEST)).toEqual([]);
});
