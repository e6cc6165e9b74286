import { join } from "node:path";
import { changedFiles, ownTests } from "./own-tests.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Stands for the tests of the files that differ from the last commit. */
const CHANGED = "changed";

type Name = "check" | "unit" | "build" | "browser";
type Command = readonly [string, ...string[]];

/**
 * A part of `npm test`: its commands, one after the other, given the folder they write their
 * reports to.
 */
export interface Part {
  readonly name: Name;
  readonly commands: (reports: string) => readonly Command[];
  /** The report that they write in the end, by its name in that folder. */
  readonly report?: string;
}

/**
 * What runs beside each other, and what waits for it: the unit tests read nothing that a check or a
 * build writes at the same time, and the browser tests need all of the machine.
 */
export const STAGES: readonly (readonly Name[])[] = [["check", "build"], ["unit"], ["browser"]];

const PARTS: readonly Part[] = [
  {
    name: "check",
    commands: () => [
      ["npm", "run", "--silent", "check"],
      ["npm", "run", "--silent", "i18n:check"],
    ],
  },
  { name: "build", commands: () => [["node", "tools/build-sites.ts"]] },
  { name: "unit", commands: unit, report: "unit.json" },
  { name: "browser", commands: browser, report: "browser.json" },
];

/**
 * The parts that were asked for on the command line: all, some by name, or those that some files
 * belong to, with the tests of these files alone.
 */
export function partsOf(args: readonly string[]): readonly Part[] {
  if (args.length === 0) return PARTS;
  const names = args.filter((arg) => PARTS.some(({ name }) => name === arg));
  const asked = args.filter((arg) => arg !== CHANGED && !names.includes(arg));
  const files = ownTests([...asked, ...(args.includes(CHANGED) ? changedFiles(ROOT) : [])], ROOT);
  const scenes = files.filter((file) => file.startsWith("e2e/"));
  const tests = files.filter((file) => !file.startsWith("e2e/"));
  return [
    ...PARTS.filter(({ name }) => names.includes(name)),
    ...(tests.length === 0
      ? []
      : [
          {
            name: "unit" as const,
            commands: (reports: string) => unit(reports, tests),
            report: "unit.json",
          },
        ]),
    ...(scenes.length === 0
      ? []
      : [
          {
            name: "browser" as const,
            commands: (reports: string) => browser(reports, scenes),
            report: "browser.json",
          },
        ]),
  ];
}

function unit(reports: string, files: readonly string[] = []): readonly Command[] {
  return [
    [
      "npx",
      "vitest",
      "run",
      ...files,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${join(reports, "unit.json")}`,
    ],
  ];
}

/** Playwright takes the name of its report from a variable. */
function browser(_reports: string, files: readonly string[] = []): readonly Command[] {
  return [["npx", "playwright", "test", ...files, "--reporter=list,json"]];
}
