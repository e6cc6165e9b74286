import { statfs } from "node:fs/promises";
import type { Logger } from "pino";

/** How often it looks. */
const LOOK_EVERY_MS = 5_000;
/** Below this a disk counts as full: it is what PostgreSQL takes at once for its log. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/** Whether there is room on the disks that a process needs. */
export interface Room {
  /** The folders whose disk is full, as of the last look. */
  full(): readonly string[];
  close(): void;
}

/** Watches the disks of some folders. A full one stands once in the log with its folder, and once when there is room again. A folder that can't be looked at is left out. */
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
          "there is no room left on the disk of this folder: what can't be written is refused until there is",
        );
      else log.info({ folder }, "there is room again on the disk of this folder");
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
