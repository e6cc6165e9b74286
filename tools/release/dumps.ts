import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

/** Where the dumps are, a folder for each release. */
export const DUMPS = join(import.meta.dirname, "dumps");

/** The databases of an installation, by the app each belongs to. */
export const DATABASES = { platform: "perya", studio: "studio", gateway: "gateway" } as const;
export type App = keyof typeof DATABASES;

/** The releases that left a dump, oldest first. */
export async function releases(): Promise<string[]> {
  return (await readdir(DUMPS)).toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

/** One database of a release as SQL. */
export async function readDump(release: string, app: App): Promise<string> {
  return (await promisify(gunzip)(await readFile(join(DUMPS, release, `${app}.sql.gz`)))).toString(
    "utf8",
  );
}
