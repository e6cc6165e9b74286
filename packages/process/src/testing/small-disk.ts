import { execFile } from "node:child_process";
import { mkdtemp, rm, rmdir, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { privateMount, type PrivateMount } from "./private-mount.ts";

const run = promisify(execFile);

/** A separate file system, small enough to fill. Unmounted when disposed. */
export interface SmallDisk extends AsyncDisposable {
  readonly folder: string;
  /** Writes until only this many bytes are free. */
  fill(leaveBytes?: number): Promise<void>;
  /** Removes what filled it. */
  makeRoom(): Promise<void>;
}

/** Mounting works on Linux only; elsewhere the tests with a small disk are skipped. */
export const HAS_SMALL_DISKS = process.platform === "linux";

const PAGE_BYTES = 4_096;

/**
 * Mounts a disk of some size ("64k", "300m"): as root, or in a user namespace. Throws where neither
 * is allowed, because the behaviour on a full disk would go untested. Linux only.
 */
export async function smallDisk(size: string): Promise<SmallDisk> {
  const { folder, [Symbol.asyncDispose]: unmount } = await mount(size).catch((asRoot: Error) =>
    privateMount(size).catch((asUser: Error) => {
      throw new Error(
        "A full disk needs a mounted one. Run this as root, or allow user namespaces (sysctl " +
          "kernel.apparmor_restrict_unprivileged_userns=0). " +
          `${asRoot.message.trim()} ${asUser.message}`,
      );
    }),
  );
  const filler = join(folder, ".filler");
  return {
    folder,
    fill: async (leaveBytes = 0) => {
      const { bfree, bsize } = await statfs(folder);
      const bytes = bfree * bsize - leaveBytes;
      const filling = writeFile(
        filler,
        Buffer.alloc(Math.max(0, Math.floor(bytes / PAGE_BYTES)) * PAGE_BYTES),
        { flag: "a" },
      );
      // Other processes write as well and may have taken the remaining room; the disk is full then
      // too.
      await filling.catch((fault: NodeJS.ErrnoException) => {
        if (fault.code !== "ENOSPC") throw fault;
      });
    },
    makeRoom: () => rm(filler, { force: true }),
    [Symbol.asyncDispose]: unmount,
  };
}

async function mount(size: string): Promise<PrivateMount> {
  const folder = await mkdtemp(join(tmpdir(), "perya-disk-"));
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${size},mode=0755`, "tmpfs", folder]);
  } catch (fault) {
    await rmdir(folder);
    throw fault;
  }
  return {
    folder,
    [Symbol.asyncDispose]: async () => {
      await run("umount", ["-l", folder]);
      await rmdir(folder);
    },
  };
}
