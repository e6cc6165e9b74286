import { execFile } from "node:child_process";
import { mkdtemp, rm, rmdir, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A file system of its own that is small enough to be filled. Taken away when disposed. */
export interface SmallDisk extends AsyncDisposable {
  readonly folder: string;
  /** Writes until there is no room left, but for so many bytes. */
  fill(leaveBytes?: number): Promise<void>;
  /** Removes what filled it. */
  makeRoom(): Promise<void>;
}

/** The part of a test's context that this needs. */
interface Skips {
  skip(note: string): void;
}

const PAGE_BYTES = 4_096;

/**
 * Mounts a disk of some size ("64k", "300m"). Where this user may mount nothing the test is skipped with a word about it; where CI runs it fails instead, so that it is never
 * left out there unseen.
 */
export async function smallDisk(context: Skips, size: string): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), "perya-disk-"));
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${size},mode=0755`, "tmpfs", folder]);
  } catch (fault) {
    await rmdir(folder);
    const note = `Not tested: a full disk needs a mounted one, and this user may mount none (${(fault as Error).message.trim()})`;
    if (process.env["CI"]) throw new Error(note, { cause: fault });
    console.warn(note);
    context.skip(note);
    throw fault;
  }
  const filler = join(folder, ".filler");
  return {
    folder,
    fill: async (leaveBytes = 0) => {
      const { bfree, bsize } = await statfs(folder);
      const bytes = bfree * bsize - leaveBytes;
      const filling = writeFile(filler, Buffer.alloc(Math.max(0, Math.floor(bytes / PAGE_BYTES)) * PAGE_BYTES), { flag: "a" });
      // Others write as well: what they took in the meantime is full too.
      await filling.catch((fault: NodeJS.ErrnoException) => {
        if (fault.code !== "ENOSPC") throw fault;
      });
    },
    makeRoom: () => rm(filler, { force: true }),
    [Symbol.asyncDispose]: async () => {
      await run("umount", ["-l", folder]);
      await rmdir(folder);
    },
  };
}
