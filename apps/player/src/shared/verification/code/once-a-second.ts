import { pause } from "@perya/ui/pause";

const SECOND_MS = 1_000;

/**
 * Gives a function that waits until a second is over since its last tick; the first tick is at
 * once. A caller whose signal is aborted takes no tick, and is rejected with the signal's reason.
 */
export function onceASecond(): (signal?: AbortSignal) => Promise<void> {
  let last: Promise<number> = Promise.resolve(-SECOND_MS);
  return async (signal) => {
    last = last.then(async (before) => {
      await pause(before + SECOND_MS - performance.now(), signal);
      return signal?.aborted ? before : performance.now();
    });
    await last;
    signal?.throwIfAborted();
  };
}
