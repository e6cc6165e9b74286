import { rm } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { STOPPED, type Guarded } from "./guard.ts";
import { endServer } from "./server-process.ts";

/**
 * How long the remaining clients of a kept server may go on, and how long stopping it may take
 * after that.
 */
const DRAIN_MS = 30_000;
const STOP_MS = 30_000;

/**
 * Stops a server whose starter is gone. Run by `guard`, which holds the other end of standard
 * input.
 */
const { pid, data, scrap } = JSON.parse(process.argv[2] ?? "") as Guarded;

// The starter handles a Ctrl-C or a closed terminal: it stops the server in an orderly way.
for (const signal of ["SIGINT", "SIGHUP", "SIGTERM"] as const) process.on(signal, () => undefined);

if ((await text(process.stdin).catch(() => "")) !== STOPPED) {
  if (scrap === undefined) await stopKept();
  else await stopThrowaway(scrap);
}

/**
 * The platform drains when its starter is gone: it may keep its connections until it has finished,
 * but gets no new ones.
 */
async function stopKept(): Promise<void> {
  if (!(await endServer(pid, data, "SIGTERM", DRAIN_MS)))
    await endServer(pid, data, "SIGINT", STOP_MS);
}

async function stopThrowaway(directory: string): Promise<void> {
  if (!(await endServer(pid, data, "SIGINT", STOP_MS)))
    await endServer(pid, data, "SIGKILL", STOP_MS);
  await rm(directory, { recursive: true, force: true });
}
