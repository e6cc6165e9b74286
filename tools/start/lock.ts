import { makeFolder } from "@perya/process";
import { open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Holds the data directory for one starter at a time; the returned function lets go. A lock whose process is gone (power cut, kill -9) is stale and is
 * taken over with a word about it; one whose process lives is an Error that says what to do.
 */
export async function lock(dataDir: string): Promise<() => Promise<void>> {
  await makeDataDir(dataDir);
  const path = join(dataDir, "perya.lock");
  const holder = await take(path);
  if (holder !== undefined) {
    if (await isAlive(holder)) {
      throw new Error(
        `Perya already runs on ${dataDir} (process ${holder.pid}): stop it with \`kill ${holder.pid}\`, or start on other data with \`DATA_DIR=other-data npm start\` and other ports.`,
      );
    }
    console.log(`The last start (process ${holder.pid}) ended without cleaning up; taking over its lock.`);
    await rm(path);
    if ((await take(path)) !== undefined) throw new Error(`Two starts met on ${dataDir}: start again.`);
  }
  return () => rm(path, { force: true });
}

/** A process's number is used again, in a container even by the very next start: when it began tells two of them apart. */
interface Holder {
  readonly pid: number;
  /** Empty where the system does not tell. */
  readonly began: string;
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
  } catch (fault) {
    throw new Error(`DATA_DIR is ${dataDir}, where no folder can be made (${(fault as Error).message}): name a folder this user may write.`, {
      cause: fault,
    });
  }
}

/** Writes who we are into a new file, or answers who is in it already. */
async function take(path: string): Promise<Holder | undefined> {
  try {
    const file = await open(path, "wx", 0o644);
    await file.writeFile(`${process.pid} ${await beganAt(process.pid)}`);
    await file.close();
    return undefined;
  } catch (fault) {
    const { code, message } = fault as NodeJS.ErrnoException;
    if (code !== "EEXIST") throw new Error(`DATA_DIR can't be written (${message}): start as its owner, or name another folder.`, { cause: fault });
    const [pid, began] = (await readFile(path, "utf8")).split(" ");
    return { pid: Number(pid) || 0, began: began ?? "" };
  }
}

async function isAlive({ pid, began }: Holder): Promise<boolean> {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const now = await beganAt(pid);
  return began === "" || now === "" || began === now;
}

/** When a process began: Linux's boot and the clock ticks since; elsewhere nothing, and the number alone has to do. */
async function beganAt(pid: number): Promise<string> {
  if (process.platform !== "linux") return "";
  const [boot, stat] = await Promise.all([readFile("/proc/sys/kernel/random/boot_id", "utf8"), readFile(`/proc/${pid}/stat`, "utf8")]).catch(() => [
    "",
    "",
  ]);
  // The name in the second field may hold spaces and brackets; what follows the last bracket begins with the third. The start is the twenty-second.
  const ticks = stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  return boot && ticks ? `${boot.trim()}/${ticks}` : "";
}
