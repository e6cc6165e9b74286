import { readdir, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

const WAIT_MS = 10_000;

/**
 * Ends a server as a power cut would: the postmaster and every process it started, at once, with
 * nothing flushed. Resolves when all have ended, so that the next start finds no leftovers. Without
 * /proc only the postmaster is killed; the others notice and exit by themselves.
 */
export async function killServer(pid: number): Promise<void> {
  // Stopped first, so that it starts no process while its children are listed.
  send(pid, "SIGSTOP");
  const family = [...(await childrenOf(pid)), pid];
  for (const member of family) send(member, "SIGKILL");
  for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline;) {
    const alive = await Promise.all(family.map(isRunning));
    if (!alive.includes(true)) return;
    await pause(5);
  }
  throw new Error(`PostgreSQL (process ${pid}) was killed and still runs.`);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== "ESRCH") throw fault;
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir("/proc").catch(() => [])).map(Number).filter((pid) => pid > 0);
  const parents = await Promise.all(pids.map(async (pid) => (await statusOf(pid))?.parent));
  return pids.filter((_pid, at) => parents[at] === parent);
}

async function isRunning(pid: number): Promise<boolean> {
  const status = await statusOf(pid);
  return status !== undefined && status.state !== "Z";
}

/**
 * State and parent of a process: the two words after its name in `stat`. The name is in brackets
 * and may itself contain brackets and spaces.
 */
async function statusOf(pid: number): Promise<{ state: string; parent: number } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  const [state, parent] = text?.slice(text.lastIndexOf(")") + 2).split(" ") ?? [];
  return state === undefined ? undefined : { state, parent: Number(parent) };
}
