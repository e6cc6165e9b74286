import { randomBytes } from "node:crypto";
import { link, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

export interface WriteWholeOptions {
  /** The file's rights; readable by its owner only when nothing else is asked for. */
  readonly mode?: number;
  /** Refuse with EEXIST when the file is there, instead of replacing it. */
  readonly onlyNew?: boolean;
}

const OWNER_ONLY = 0o600;
const NAME_BYTES = 6;
/** What a file system answers that has no second names for a file. */
const NO_LINKS = new Set(["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EMLINK"]);

/**
 * Writes a small file as a whole: to a temporary name beside it, flushed to the disk, then renamed. A full disk, a kill or a power cut leaves the file as it was, or leaves
 * none, never half of it. Throws the operating system's refusal, with the path.
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
    // A full disk is met while writing, where the system names no file: the person who reads this wants the name that was asked for.
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

/** A second name is given only when nobody has it, which a rename does not promise. */
async function nameOnce(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (fault) {
    if (!NO_LINKS.has((fault as NodeJS.ErrnoException).code ?? "")) throw fault;
    // The empty file holds the name until the rename puts the whole one in its place.
    await (await open(path, "wx")).close();
    await rename(draft, path);
  }
}

/** The new name itself is on the disk only once its folder is. Where folders can't be opened (Windows) the system sees to it. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, "r").catch(() => undefined);
  try {
    await folder?.sync();
  } catch {
    // Some file systems flush no folders. The file is written, and that is what was asked for.
  } finally {
    await folder?.close();
  }
}
