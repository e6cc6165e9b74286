import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { setTimeout as pause } from "node:timers/promises";

const run = promisify(execFile);
const LOOK_EVERY_MS = 50;

/** Process ids are reused: only a process that really is PostgreSQL on this data counts. */
async function isServerOf(pid: number, data: string): Promise<boolean> {
  const command =
    process.platform === "linux"
      ? await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")
      : await commandOf(pid);
  return command.includes("postgres") && command.includes(data);
}

/**
 * Sends a server a signal and waits for its end; false when it still runs after this many
 * milliseconds.
 */
export async function endServer(
  pid: number,
  data: string,
  signal: NodeJS.Signals,
  withinMs: number,
): Promise<boolean> {
  if (!(await isServerOf(pid, data))) return true;
  process.kill(pid, signal);
  for (const deadline = Date.now() + withinMs; Date.now() < deadline;) {
    if (!(await isServerOf(pid, data))) return true;
    await pause(LOOK_EVERY_MS);
  }
  return false;
}

async function commandOf(pid: number): Promise<string> {
  const found = await run("ps", ["-p", String(pid), "-o", "command="]).catch(() => undefined);
  return found?.stdout ?? "";
}
