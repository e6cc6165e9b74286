import { readFile } from "node:fs/promises";

/** What Linux says of a process. */
export interface Life {
  /**
   * The boot and the clock ticks since: tells it from another process that got its number later.
   */
  readonly began: string;
  /** It has ended, or is about to, and only waits for its parent to notice. */
  readonly over: boolean;
}

const OVER = /^[ZXx]$/;
/** Of a process's flags the one it gets when it begins to end (PF_EXITING). */
const ENDING = 0x4;

/**
 * Looks a process up; undefined where the system does not say, which is everywhere but on Linux, or
 * when there is none.
 */
export async function lifeOf(pid: number): Promise<Life | undefined> {
  if (process.platform !== "linux") return undefined;
  const [boot, stat] = await Promise.all(
    ["/proc/sys/kernel/random/boot_id", `/proc/${pid}/stat`].map((path) => readFile(path, "utf8")),
  ).catch(() => []);
  if (!boot || !stat) return undefined;
  return readStat(boot, stat);
}

/**
 * Reads a line of /proc/<pid>/stat. The name in its second field may hold spaces and brackets; what
 * follows the last bracket begins with the third, the state.
 */
export function readStat(boot: string, stat: string): Life {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state = "", flags, ticks] = [fields[0], fields[6], fields[19]];
  return {
    began: `${boot.trim()}/${ticks}`,
    over: OVER.test(state) || (Number(flags) & ENDING) !== 0,
  };
}
