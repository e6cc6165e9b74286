import { randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { createServer } from "node:net";

/**
 * Below the range that systems use for outgoing connections, any of which could take a port between
 * the check and its use.
 */
const FIRST_PORT = 20_000;
const END_PORT = 30_000;
const TRIES = 100;

/**
 * A port of 127.0.0.1 that is free for TCP. No other caller gets the same one, in this process or
 * another, while this process lives. Throws an Error when none is found.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST_PORT, END_PORT);
    if ((await reserve(port)) && (await isFree(port))) return port;
  }
  throw new Error(`Of ${TRIES} ports between ${FIRST_PORT} and ${END_PORT} none is free.`);
}

/**
 * Binds the UDP port of the same number. That blocks no TCP server, and the system frees it when
 * the process ends, even in a crash.
 */
function reserve(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket("udp4").once("error", () => socket.close(() => resolve(false)));
    socket.bind({ port, address: "127.0.0.1", exclusive: true }, () => {
      socket.unref();
      resolve(true);
    });
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
