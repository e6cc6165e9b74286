import { makeFolder, writeWhole } from "@perya/process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { checkedName, type KeptFiles } from "./kept-files.ts";

/** Files in a folder of this machine, or of one that all processes share. */
export function diskFiles(folder: string): KeptFiles {
  const place = (name: string) => join(folder, checkedName(name));
  return {
    put: async (name, bytes) => {
      await makeFolder(folder);
      await writeWhole(place(name), bytes, { onlyNew: true });
    },
    get: (name) => readFile(place(name)),
    remove: (name) => rm(place(name), { force: true }),
  };
}
