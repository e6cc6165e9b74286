import { setTimeout as pause } from "node:timers/promises";

/**
 * Runs `work` at most once in this many milliseconds. A caller in between waits for the next run
 * and shares it with all who wait.
 */
export function atMostEvery(everyMs: number, work: () => Promise<void>): () => Promise<void> {
  let ranAt = Number.NEGATIVE_INFINITY;
  let waiting: Promise<void> | undefined;

  const run = async () => {
    await pause(Math.max(0, ranAt + everyMs - Date.now()));
    ranAt = Date.now();
    waiting = undefined;
    await work();
  };
  return () => (waiting ??= run());
}
