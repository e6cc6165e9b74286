import { randomBytes } from "node:crypto";
import { link, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

export interface WriteWholeOptions {
  /** The file's permissions; by default only its owner can read it. */
  readonly mode?: number;
  /** Refuse with EEXIST when the file is there, instead of replacing it. */
  readonly onlyNew?: boolean;
}

const OWNER_ONLY = 0o600;
const NAME_BYTES = 6;
/** The errors of a file system without hard links. */
const NO_LINKS = new Set(["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EMLINK"]);

/**
 * Writes a small file atomically: to a temporary name beside it, flushed to the disk, then renamed.
 * A full disk, a kill or a power cut leaves the old file or no file, never half of one. Throws the
 * operating system's error, with the path.
 */
export async function writeWhole(
  path: string,
  content: string | Uint8Array,
  options: WriteWholeOptions = {},
): Promise<void> {
  const draft = join(
    dirname(path),
    `.${basename(path)}.${randomBytes(NAME_BYTES).toString("hex")}`,
  );
  try {
    await writeFlushed(draft, content, options.mode ?? OWNER_ONLY);
    if (options.onlyNew) await nameOnce(draft, path);
    else await rename(draft, path);
  } catch (fault) {
    // A full disk shows up while writing, where the system names no file. The reader of the error
    // needs the requested path.
    throw Object.assign(fault as Error, { path });
  } finally {
    await rm(draft, { force: true });
  }
  await flushFolder(dirname(path));
}

async function writeFlushed(
  path: string,
  content: string | Uint8Array,
  mode: number,
): Promise<void> {
  const file = await open(path, "wx", mode);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A hard link fails when the name is taken; a rename would replace the file. */
async function nameOnce(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (fault) {
    if (!NO_LINKS.has((fault as NodeJS.ErrnoException).code ?? "")) throw fault;
    // The empty file reserves the name until the rename replaces it with the complete one.
    await (await open(path, "wx")).close();
    await rename(draft, path);
  }
}

/**
 * A new name reaches the disk only when its folder is flushed. Where folders can't be opened
 * (Windows), the system does that itself.
 */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, "r").catch(() => undefined);
  try {
    await folder?.sync();
  } catch {
    // Some file systems can't flush folders. The file itself is written, so this is no failure.
  } finally {
    await folder?.close();
  }
}
