import { createHash } from "node:crypto";
import { writeWhole } from "@perya/process";
import { lstat, readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Below here lie the servers that root started where their user can't go, each in a folder of its own. */
export const REFUGES = "/var/lib/perya";

/** The file in a refuge that holds the directory the server was asked for in, and nothing else. */
const BELONGS_TO = "belongs-to";
const NAME = /^[0-9a-f]{12}$/;

/** The refuge of a data directory, named by its path's hash: the same one at every start. */
export function refugeOf(directory: string, refuges: string): string {
  return join(refuges, createHash("sha256").update(directory).digest("hex").slice(0, 12));
}

/** Writes into a refuge whose it is. */
export async function noteOwner(refuge: string, directory: string): Promise<void> {
  await writeWhole(join(refuge, BELONGS_TO), directory, { mode: 0o644 });
}

export interface ForgottenRefuge {
  readonly refuge: string;
  /** The folder that it was for, and that is no longer there. */
  readonly home: string;
}

/**
 * The refuges whose data folder is gone and in which no server runs, for a person to decide on. Nothing is ever removed: a disk that isn't mounted and a folder that
 * was moved look gone too, and these are databases. One that can't prove whose it is (from before they said so, or with a note that isn't its own) is not among them.
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
  // Its process may be one of another container, which can't be asked from here: the file alone counts.
  const stopped = await isMissing(join(refuge, "postgres", "pg", "postmaster.pid"));
  return stopped && (await isMissing(home)) ? { refuge, home } : undefined;
}

/** Only a clear "no such file" counts: what can't be looked at may well be there. */
async function isMissing(path: string): Promise<boolean> {
  return lstat(path).then(
    () => false,
    (fault: NodeJS.ErrnoException) => fault.code === "ENOENT",
  );
}
