import { makeFolder, writeWhole } from "@perya/process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { lifeOf } from "./process-life.ts";

const FOR_ALL_TO_READ = 0o644;
const FULL = new Set(["ENOSPC", "EDQUOT"]);

/**
 * Holds the data directory for one starter at a time; the returned function releases it. A lock
 * whose process is gone (power cut, kill -9) is stale and is taken over with a word about it; one
 * whose process lives is an Error that says what to do.
 */
export async function lock(dataDir: string): Promise<() => Promise<void>> {
  await makeDataDir(dataDir);
  const path = join(dataDir, "perya.lock");
  const holder = await take(path);
  if (holder !== undefined) {
    if (await isAlive(holder)) {
      throw new Error(
        `Perya already runs on ${dataDir} (process ${holder.pid}): stop it with ` +
          `\`kill ${holder.pid}\`, or start on other data with ` +
          `\`DATA_DIR=other-data npm start\` and other ports.`,
      );
    }
    console.log(
      `The last start (process ${holder.pid}) ended without cleaning up; taking over its lock.`,
    );
    await rm(path);
    if ((await take(path)) !== undefined)
      throw new Error(`Two starts met on ${dataDir}: start again.`);
  }
  return () => rm(path, { force: true });
}

/**
 * A process's number is used again, in a container even by the very next start: its start time
 * tells two of them apart.
 */
interface Holder {
  readonly pid: number;
  /** Empty where the system does not tell. */
  readonly began: string;
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
  } catch (fault) {
    if (FULL.has((fault as NodeJS.ErrnoException).code ?? "")) throw fault;
    throw new Error(
      `DATA_DIR is ${dataDir}, where no folder can be made (${(fault as Error).message}): ` +
        "name a folder this user may write.",
      {
        cause: fault,
      },
    );
  }
}

/** Writes who we are into a new file, or answers who is in it already. */
async function take(path: string): Promise<Holder | undefined> {
  try {
    await writeWhole(path, `${process.pid} ${(await lifeOf(process.pid))?.began ?? ""}`, {
      mode: FOR_ALL_TO_READ,
      onlyNew: true,
    });
    return undefined;
  } catch (fault) {
    const { code = "", message } = fault as NodeJS.ErrnoException;
    if (FULL.has(code)) throw fault;
    if (code !== "EEXIST")
      throw new Error(
        `DATA_DIR can't be written (${message}): start as its owner, or name another folder.`,
        { cause: fault },
      );
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
  const now = await lifeOf(pid);
  if (now === undefined) return true;
  return !now.over && (began === "" || began === now.began);
}
