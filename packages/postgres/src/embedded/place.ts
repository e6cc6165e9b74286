import { makeFolder } from "@perya/process";
import { existsSync } from "node:fs";
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { noteOwner, REFUGES, refugeOf } from "./refuge.ts";
import type { Unprivileged } from "./run-as.ts";

/** The locations of the server's programs and its data. */
export interface Place {
  readonly native: string;
  readonly directory: string;
}

const OTHERS_ENTER = 0o001;

/**
 * The requested place, unless we are root and the unprivileged user can't enter it (a home
 * directory of mode 700): then both the programs and the data move to a separate folder that the
 * user can enter, with a note of its owner.
 */
export async function place(
  native: string,
  directory: string,
  user: Unprivileged,
  refuges: string = REFUGES,
): Promise<Place> {
  if (!user.ids) return { native, directory };
  if ((await canEnter(native)) && (await canEnter(dirname(resolve(directory)))))
    return { native, directory };
  const refuge = refugeOf(resolve(directory), refuges);
  await makeFolder(refuge);
  for (const folder of [refuges, refuge]) await chmod(folder, 0o755);
  await noteOwner(refuge, resolve(directory));
  return { native: await copyPrograms(native, refuge), directory: join(refuge, "postgres") };
}

const COPIES = "native";

/**
 * Copies the programs; the copy gets its version's name once it is complete. Removes copies of
 * other versions, and copies cut short by a kill or a full disk.
 */
async function copyPrograms(native: string, refuge: string): Promise<string> {
  const name = `${COPIES}-${await versionOf(native)}`;
  const copy = join(refuge, name);
  if (existsSync(copy)) return copy;
  for (const other of await readdir(refuge))
    if (other.startsWith(COPIES)) await rm(join(refuge, other), { recursive: true, force: true });
  const making = await mkdtemp(join(refuge, `${COPIES}-unfinished-`));
  await chmod(making, 0o755);
  await cp(native, making, { recursive: true, verbatimSymlinks: true });
  await rename(making, copy);
  return copy;
}

/** The version of the npm package that contains the programs. */
async function versionOf(native: string): Promise<string> {
  const about = JSON.parse(await readFile(join(dirname(native), "package.json"), "utf8")) as {
    version: string;
  };
  return about.version;
}

async function canEnter(path: string): Promise<boolean> {
  for (let folder = resolve(path); folder !== dirname(folder); folder = dirname(folder)) {
    const found = await stat(folder).catch(() => undefined);
    if (found?.isDirectory() && (found.mode & OTHERS_ENTER) === 0) return false;
  }
  return true;
}
