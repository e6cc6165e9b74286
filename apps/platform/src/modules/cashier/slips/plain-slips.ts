import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

const NAME = /^[0-9a-f-]{36}\.(png|jpg)$/;

/** Slips as they were kept before files were encrypted: in a folder of this machine. */
export function plainSlips(filesDir: string) {
  const directory = join(filesDir, "slips");
  const place = (name: string) => {
    if (!NAME.test(name)) throw new Error(`Not the name of a slip: ${name}`);
    return join(directory, name);
  };
  return {
    /** Names of those that are left. */
    names: async (): Promise<readonly string[]> =>
      ((await ifThere(readdir(directory))) ?? []).filter((name) => NAME.test(name)),
    /** Undefined for one that is not there, or not any more. */
    find: (name: string): Promise<Buffer | undefined> => ifThere(readFile(place(name))),
    remove: (name: string): Promise<void> => rm(place(name), { force: true }),
  };
}

async function ifThere<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (fault) {
    if (fault instanceof Error && "code" in fault && fault.code === "ENOENT") return undefined;
    throw fault;
  }
}
