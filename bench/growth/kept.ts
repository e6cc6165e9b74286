import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Filled } from "./fill/fill-side.ts";

/**
 * What an earlier run filled under this name, if it has the same number of movements; undefined
 * otherwise.
 */
export async function readKept(
  directory: string,
  name: string,
  movements: number,
): Promise<Filled | undefined> {
  const text = await readFile(fileOf(directory, name), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const filled = JSON.parse(text) as Filled;
  if (filled.movements !== movements)
    throw new Error(
      `${fileOf(directory, name)} is of ${filled.movements} movements, not of ${movements}`,
    );
  return filled;
}

/** Stores what was filled for later runs: without this file they fill the databases again. */
export async function writeKept(directory: string, name: string, filled: Filled): Promise<void> {
  await writeFile(fileOf(directory, name), JSON.stringify(filled), { mode: 0o600 });
}

const fileOf = (directory: string, name: string) => join(directory, `${name}.json`);
