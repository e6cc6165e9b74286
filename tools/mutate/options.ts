import { parseArgs } from "node:util";
import { AREAS, type Area } from "./find-mutants.ts";

const HELP = `npm run mutate -- [--area wallet] [--files part,part] [--limit 200] [--seed 1]
[--minutes 60] [--list] [--again]

Plants one fault at a time in ${Object.keys(AREAS).join(", ")} and looks whether a test fails.
  --area    one of them, or several with commas
  --files   only files whose path contains one of these
  --limit   how many faults, drawn from all by the seed
  --minutes stops after so long; the next run goes on from there
  --list    prints the faults and plants none
  --again   forgets what earlier runs came to`;

export interface Options {
  readonly areas: readonly Area[];
  readonly files: readonly string[];
  readonly limit: number;
  readonly seed: number;
  readonly minutes: number;
  readonly list: boolean;
  readonly again: boolean;
}

const OPTIONS = {
  area: { type: "string" },
  files: { type: "string" },
  limit: { type: "string", default: "200" },
  seed: { type: "string", default: "1" },
  minutes: { type: "string", default: "1440" },
  list: { type: "boolean", default: false },
  again: { type: "boolean", default: false },
} as const;

/** What was asked for on the command line; a sentence when it can't be understood. */
export function readOptions(args: readonly string[]): Options | string {
  try {
    const { area, files, limit, seed, minutes, list, again } = parseArgs({
      args: [...args],
      options: OPTIONS,
    }).values;
    const areas = area?.split(",") ?? Object.keys(AREAS);
    const unknown = areas.find((name) => !(name in AREAS));
    if (unknown !== undefined) return `There is no area ${unknown}.\n\n${HELP}`;
    const numbers = { limit: Number(limit), seed: Number(seed), minutes: Number(minutes) };
    const wrong = Object.entries(numbers).find(
      ([, value]) => !Number.isInteger(value) || value < 1,
    );
    if (wrong) return `--${wrong[0]} is a whole number from 1.\n\n${HELP}`;
    return {
      areas: areas as Area[],
      files: files?.split(",").filter((part) => part !== "") ?? [],
      ...numbers,
      list,
      again,
    };
  } catch (fault) {
    return `${fault instanceof Error ? fault.message : String(fault)}\n\n${HELP}`;
  }
}
