import { setTimeout as pause } from "node:timers/promises";
import type { Platform } from "../platform.ts";
import type { Loop } from "./jobs.ts";

const IDLE_MS = 500;
const FAULT_MS = 5_000;

/**
 * Runs a loop's step repeatedly: at once while there is more, after half a second when not, after
 * five when it failed. Stops after the current step.
 */
export function startLoop({ log }: Platform, loop: Loop): () => Promise<void> {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const wait = await loop.tick().then(
        (more) => (more ? 0 : IDLE_MS),
        (fault: unknown) => {
          log.error({ err: fault, loop: loop.name }, "a run of a loop failed");
          return FAULT_MS;
        },
      );
      if (wait > 0)
        await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return () => {
    stopping.abort();
    return running;
  };
}
