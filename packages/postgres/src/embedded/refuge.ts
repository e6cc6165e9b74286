import { createHash } from "node:crypto";
import { writeWhole } from "@perya/process";
import { lstat, readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * The parent folder of servers that root started in a place their user can't enter; each has a
 * separate folder.
 */
export const REFUGES = "/var/lib/perya";

/** The file in a refuge that holds the requested directory of its server, and nothing else. */
const BELONGS_TO = "belongs-to";
const NAME = /^[0-9a-f]{12}$/;

/**
 * The refuge of a data directory, named by its path's hash so that every start finds the same one.
 */
export function refugeOf(directory: string, refuges: string): string {
  return join(refuges, createHash("sha256").update(directory).digest("hex").slice(0, 12));
}

/** Writes a note of its owner into a refuge. */
export async function noteOwner(refuge: string, directory: string): Promise<void> {
  await writeWhole(join(refuge, BELONGS_TO), directory, { mode: 0o644 });
}

export interface ForgottenRefuge {
  readonly refuge: string;
  /** The folder it was made for, which no longer exists. */
  readonly home: string;
}

/**
 * The refuges whose data folder is gone and in which no server runs, for a person to decide on.
 * Nothing is ever removed: an unmounted disk and a moved folder look gone too, and these are
 * databases. A refuge that can't prove its owner (made before there was a note, or with a note that
 * isn't its own) is left out.
 */
export async function forgottenRefuges(
  refuges: string = REFUGES,
): Promise<readonly ForgottenRefuge[]> {
  const names = await readdir(refuges).catch(() => []);
  const found = await Promise.all(
    names.filter((name) => NAME.test(name)).map((name) => lookAt(join(refuges, name))),
  );
  return found.filter((one) => one !== undefined);
}

async function lookAt(refuge: string): Promise<ForgottenRefuge | undefined> {
  const directory = await readFile(join(refuge, BELONGS_TO), "utf8").catch(() => undefined);
  if (
    directory === undefined ||
    basename(refugeOf(directory, dirname(refuge))) !== basename(refuge)
  )
    return undefined;
  const home = dirname(directory);
  // Its process may be in another container, which is invisible from here, so only the file counts.
  const stopped = await isMissing(join(refuge, "postgres", "pg", "postmaster.pid"));
  return stopped && (await isMissing(home)) ? { refuge, home } : undefined;
}

/** Only a clear "no such file" counts: a path that can't be read may well exist. */
async function isMissing(path: string): Promise<boolean> {
  return lstat(path).then(
    () => false,
    (fault: NodeJS.ErrnoException) => fault.code === "ENOENT",
  );
}
