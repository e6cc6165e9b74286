import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { endServer } from "./server-process.ts";

const WAIT_MS = 10_000;

/**
 * Stops a server of this data directory that outlived its starter (the starter was killed), so that
 * the next start can use the data.
 */
export async function stopLeftover(data: string): Promise<void> {
  const pid = Number(
    (await readFile(join(data, "postmaster.pid"), "utf8").catch(() => "")).split("\n")[0],
  );
  if (!pid || (await endServer(pid, data, "SIGINT", WAIT_MS))) return;
  throw new Error(
    `An earlier PostgreSQL (process ${pid}) still holds ${data} and does not stop. ` +
      `Stop it with \`kill -INT ${pid}\` and start again.`,
  );
}
