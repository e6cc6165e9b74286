const SECOND_MS = 1_000;

/** Gives a function that waits until a second is over since its last turn; the first turn is at once. Who gave up waiting takes no turn from those behind, and is rejected with the signal's reason. */
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

/** Waits some milliseconds, or until the signal says that nobody waits for them any more. */
async function pause(wait: number, signal: AbortSignal | undefined): Promise<void> {
  if (wait <= 0 || signal?.aborted) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, wait);
    signal?.addEventListener("abort", () => resolve(), { once: true });
  });
}
