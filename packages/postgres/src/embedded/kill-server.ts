import { readdir, readFile } from "node:fs/promises";

const WAIT_MS = 10_000;

/**
 * Ends a server as a power cut would: the postmaster and every process it started, at once, with nothing flushed. Resolves when none of them runs any more, so that the
 * next start meets no leftovers. Where there is no /proc only the postmaster is killed; the others notice and leave by themselves.
 */
export async function killServer(pid: number): Promise<void> {
  // Stopped first, so that it starts nobody while its children are counted.
  send(pid, "SIGSTOP");
  const family = [...(await childrenOf(pid)), pid];
  for (const member of family) send(member, "SIGKILL");
  for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline;) {
    const alive = await Promise.all(family.map(isRunning));
    if (!alive.includes(true)) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
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

/** State and parent of a process: the two words behind its name, which stands in brackets and may hold anything. */
async function statusOf(pid: number): Promise<{ state: string; parent: number } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  const [state, parent] = text?.slice(text.lastIndexOf(")") + 2).split(" ") ?? [];
  return state === undefined ? undefined : { state, parent: Number(parent) };
}
