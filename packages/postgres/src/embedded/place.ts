import { existsSync } from "node:fs";
import { chmod, cp, mkdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { noteOwner, REFUGES, refugeOf } from "./refuge.ts";
import type { Unprivileged } from "./run-as.ts";

/** Where the server's programs and its data lie. */
export interface Place {
  readonly native: string;
  readonly directory: string;
}

const OTHERS_ENTER = 0o001;

/**
 * The place asked for, unless we are root and the unprivileged user can't enter it (a home directory of mode 700): then both the programs and the data
 * move to a folder of their own that he can enter, and that says whose it is.
 */
export async function place(native: string, directory: string, user: Unprivileged, refuges: string = REFUGES): Promise<Place> {
  if (!user.ids) return { native, directory };
  if ((await canEnter(native)) && (await canEnter(dirname(resolve(directory))))) return { native, directory };
  const refuge = refugeOf(resolve(directory), refuges);
  const copy = join(refuge, "native");
  await mkdir(refuge, { recursive: true });
  for (const folder of [refuges, refuge]) await chmod(folder, 0o755);
  await noteOwner(refuge, resolve(directory));
  if (!existsSync(join(copy, "bin", "postgres"))) await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return { native: copy, directory: join(refuge, "postgres") };
}

async function canEnter(path: string): Promise<boolean> {
  for (let folder = resolve(path); folder !== dirname(folder); folder = dirname(folder)) {
    const found = await stat(folder).catch(() => undefined);
    if (found?.isDirectory() && (found.mode & OTHERS_ENTER) === 0) return false;
  }
  return true;
}
