import { mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Holds the data directory for one starter at a time; the returned function lets go. A lock whose process is gone (power cut, kill -9) is stale and is
 * taken over with a word about it; one whose process lives is an Error that says what to do.
 */
export async function lock(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, "perya.lock");
  const holder = await take(path);
  if (holder !== undefined) {
    if (isAlive(holder)) {
      throw new Error(
        `Perya already runs on ${dataDir} (process ${holder}): stop it with \`kill ${holder}\`, or start on other data with \`DATA_DIR=other-data npm start\` and other ports.`,
      );
    }
    console.log(`The last start (process ${holder}) ended without cleaning up; taking over its lock.`);
    await rm(path);
    if ((await take(path)) !== undefined) throw new Error(`Two starts met on ${dataDir}: start again.`);
  }
  return () => rm(path, { force: true });
}

/** Writes our process number into a new file, or answers the number that is in it already. */
async function take(path: string): Promise<number | undefined> {
  try {
    const file = await open(path, "wx", 0o644);
    await file.writeFile(String(process.pid));
    await file.close();
    return undefined;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== "EEXIST") throw fault;
    return Number(await readFile(path, "utf8")) || 0;
  }
}

function isAlive(pid: number): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === "EPERM";
  }
}
