import { makeFolder, writeWhole } from "@perya/process";
import { randomUUID } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SentPicture } from "../../../http/answers/sent-picture.ts";

/** Where slips are kept. Names are made here; nothing a player sends becomes part of a path. */
export interface SlipFiles {
  put(name: string, bytes: Buffer): Promise<void>;
  get(name: string): Promise<Buffer>;
  remove(name: string): Promise<void>;
}

/** Slips on the local disk, below the configured directory. */
export function localSlips(filesDir: string): SlipFiles {
  const directory = join(filesDir, "slips");
  const place = (name: string) => {
    if (!NAME.test(name)) throw new Error(`Not the name of a slip: ${name}`);
    return join(directory, name);
  };
  return {
    put: async (name, bytes) => {
      await makeFolder(directory);
      await writeWhole(place(name), bytes, { onlyNew: true });
    },
    get: (name) => readFile(place(name)),
    remove: (name) => rm(place(name), { force: true }),
  };
}

const NAME = /^[0-9a-f-]{36}\.(png|jpg)$/;

/** A new name for a slip of a kind. */
export function nameSlip(kind: "png" | "jpg"): string {
  return `${randomUUID()}.${kind}`;
}

/**
 * Stores pictures and gives their names to what writes them down; takes them away again when that
 * throws.
 */
export async function keepSlips<Kept>(
  slips: SlipFiles,
  pictures: readonly SentPicture[],
  write: (names: readonly string[]) => Promise<Kept>,
): Promise<Kept> {
  const names = pictures.map(({ kind }) => nameSlip(kind));
  try {
    for (const [at, { bytes }] of pictures.entries()) await slips.put(names[at] ?? "", bytes);
    return await write(names);
  } catch (fault) {
    for (const name of names) await slips.remove(name);
    throw fault;
  }
}

/** The media type of a stored slip. */
export function slipType(name: string): "image/png" | "image/jpeg" {
  return name.endsWith(".png") ? "image/png" : "image/jpeg";
}
