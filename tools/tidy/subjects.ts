import { spawnSync } from "node:child_process";

const SHORTEST = 10;
/** The longest subject that a list of commits shows in full. */
const LONGEST = 72;

/** The subjects of the newest commits, newest first; none where there is no history. */
export function newestSubjects(root: string, count: number): string[] {
  const { status, stdout } = spawnSync("git", ["log", "--format=%s", `--max-count=${count}`], {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? stdout.split("\n").slice(0, -1) : [];
}

/** Subjects that are too short or too long. */
export function badSubjects(subjects: readonly string[]): string[] {
  return subjects.filter(({ length }) => length < SHORTEST || length > LONGEST);
}
