import { randomUUID } from "node:crypto";
import type { Config } from "../../../config.ts";
import { openFiles } from "../../../files/open-files.ts";
import type { SentPicture } from "../../../http/answers/sent-picture.ts";
import { plainSlips } from "./plain-slips.ts";

/** Where slips are kept. Names are made here; nothing a player sends becomes part of a path. */
export interface SlipFiles {
  put(name: string, bytes: Buffer): Promise<void>;
  get(name: string): Promise<Buffer>;
  remove(name: string): Promise<void>;
}

/** The kind of files they are. */
export const SLIPS = "slips";

/** What the files need to be opened. */
export type FilesConfig = Pick<Config, "filesDir" | "filesBucket" | "filesKeys">;

/**
 * Slips in the encrypted files, on the disk or in the bucket that is configured. Those of before
 * are read from the folder they lie in until they are sealed.
 */
export function slipFiles(config: FilesConfig): SlipFiles {
  const [kept, plain] = [openFiles(config, SLIPS), plainSlips(config.filesDir)];
  return {
    put: (name, bytes) => kept.put(keptName(name), bytes),
    get: async (name) => (await plain.find(name)) ?? kept.get(keptName(name)),
    remove: async (name) => {
      await plain.remove(name);
      await kept.remove(keptName(name));
    },
  };
}

/** The name among the kept files, which have no dots in theirs. */
export function keptName(name: string): string {
  return name.replace(".", "-");
}

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
