import { readFile } from "node:fs/promises";
import { join } from "node:path";

const WAIT_MS = 10_000;

/** Stops a server of this data directory that outlived its starter (the starter was killed), so that the next start can have the data. */
export async function stopLeftover(data: string): Promise<void> {
  const pid = Number((await readFile(join(data, "postmaster.pid"), "utf8").catch(() => "")).split("\n")[0]);
  if (!pid || !(await isServerOf(pid, data))) return;
  process.kill(pid, "SIGINT");
  for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline;) {
    if (!(await isServerOf(pid, data))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`An earlier PostgreSQL (process ${pid}) still holds ${data} and does not stop. Stop it with \`kill -INT ${pid}\` and start again.`);
}

/** A process number is used again after a restart of the machine: only a process that really is PostgreSQL on this directory counts. */
async function isServerOf(pid: number, data: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return command.includes("postgres") && command.includes(data);
}
