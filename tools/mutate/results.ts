import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/** The result of a fault: a test failed, tests never ended, or all passed. */
export type Fate = "killed" | "timed out" | "survived" | "no test";

interface Line {
  readonly key: string;
  readonly fate: Fate;
  readonly file: string;
  /** The test file that failed. */
  readonly by?: string;
  /** The tests that stayed green, as a hash over them. */
  readonly tests?: string;
}

export interface Results {
  /**
   * What an earlier run came to; undefined when there is none, or when the tests of a survivor have
   * changed since.
   */
  find(key: string, tests: string): Fate | undefined;
  add(line: Line): void;
  /** How many faults of a file a test file has found. */
  kills(file: string, test: string): number;
}

/** Results as lines of a file, so that an interrupted run can resume. */
export function openResults(path: string, again: boolean): Results {
  if (again) rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  const known = new Map<string, Line>();
  const kills = new Map<string, number>();
  const learn = (line: Line) => {
    known.set(line.key, line);
    if (line.by === undefined) return;
    const name = `${line.file} ${line.by}`;
    kills.set(name, (kills.get(name) ?? 0) + 1);
  };
  if (existsSync(path))
    for (const text of readFileSync(path, "utf8").split("\n"))
      if (text.endsWith("}")) learn(JSON.parse(text) as Line);
  return {
    find(key, tests) {
      const line = known.get(key);
      return line && (line.tests === undefined || line.tests === tests) ? line.fate : undefined;
    },
    add(line) {
      appendFileSync(path, `${JSON.stringify(line)}\n`);
      learn(line);
    },
    kills: (file, test) => kills.get(`${file} ${test}`) ?? 0,
  };
}
