import { statfs } from "node:fs/promises";
import type { Logger } from "pino";

/** How often it looks. */
const LOOK_EVERY_MS = 5_000;
/** Below this a disk counts as full: PostgreSQL takes this much at once for its log. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/** Whether the disks that a process needs have space. */
export interface Room {
  /** The folders whose disk was full at the last check. */
  full(): readonly string[];
  close(): void;
}

/**
 * Watches the disks of some folders. A full one is logged once with its folder, and once when it
 * has space again. An inaccessible folder is left out.
 */
export function watchRoom(
  folders: readonly string[],
  log: Logger,
  everyMs: number = LOOK_EVERY_MS,
): Room {
  const full = new Set<string>();

  async function look(): Promise<void> {
    for (const folder of folders) {
      const isFull = await isDiskFull(folder);
      if (isFull === undefined || isFull === full.has(folder)) continue;
      if (isFull) full.add(folder);
      else full.delete(folder);
      if (isFull)
        log.error(
          { folder },
          "the disk of this folder is full: writes are refused until space is freed",
        );
      else log.info({ folder }, "the disk of this folder has space again");
    }
  }

  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  void look();
  return { full: () => [...full], close: () => clearInterval(timer) };
}

async function isDiskFull(folder: string): Promise<boolean | undefined> {
  const found = await statfs(folder).catch(() => undefined);
  // Some file systems don't count.
  if (!found || found.blocks === 0) return undefined;
  return found.bavail * found.bsize < LEAST_FREE_BYTES;
}
