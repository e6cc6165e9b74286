import { setTimeout as pause } from "node:timers/promises";
import type { Platform } from "../platform.ts";

/** Work that goes on all the time, such as following the ledger. Answers whether there is more to do at once. */
export interface Loop {
  readonly name: string;
  turn(): Promise<boolean>;
}

const IDLE_MS = 500;
const FAULT_MS = 5_000;

/** Calls a loop's turn again and again: at once while there is more, after half a second when not, after five when it failed. Stops after the turn it is in. */
export function startLoop({ log }: Platform, loop: Loop): () => Promise<void> {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const wait = await loop.turn().then(
        (more) => (more ? 0 : IDLE_MS),
        (fault: unknown) => {
          log.error({ err: fault, loop: loop.name }, "a loop's turn failed");
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
