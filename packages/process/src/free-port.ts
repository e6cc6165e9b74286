import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections, any of which could be taken between the look and the use. */
const FIRST_PORT = 20_000;
const END_PORT = 30_000;
const TRIES = 100;

const given = new Set<number>();

/** A port of 127.0.0.1 that is free now, and is given only once by a process. Throws an Error when none is found. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST_PORT, END_PORT);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`Of ${TRIES} ports between ${FIRST_PORT} and ${END_PORT} none is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
