import { setTimeout as pause } from "node:timers/promises";
import { sweep } from "../modules/rounds/index.ts";
import type { Studio } from "../studio.ts";

/** Between two sweeps: while calls wait for a retry, and when there is nothing to do. */
const BUSY_MS = 500;
const IDLE_MS = 2_000;
const FAULT_MS = 2_000;

/**
 * Sweeps again and again until stopped; the first time at once, which is how a crashed studio takes
 * up where it was. Returns how to stop: it ends after the call it is in.
 */
export function startSweeper(studio: Studio): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      const wait = await sweep(studio, signal).then(
        (pending) => (pending ? BUSY_MS : IDLE_MS),
        (fault: unknown) => {
          studio.log.error({ err: fault }, "a sweep failed");
          return FAULT_MS;
        },
      );
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  })();
  return () => {
    stopping.abort();
    return running;
  };
}
